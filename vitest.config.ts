import { defineConfig } from 'vitest/config';
import { content } from './tools/content/content-plugin.ts';
import { fonts } from './tools/fonts/fonts-plugin.ts';

/** What takes more than a second: it starts servers, programs or builds, encodes pictures, or tries thousands of cases. */
const slow = '**/*.slow.test.ts';
/** What reads the built folder, and needs a build first. */
const built = 'tests/built/**';

/** Three kinds of tests, each a step of `npm test`. Unit tests stand beside their source. */
export default defineConfig({
  plugins: [content(), fonts()],
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        // Files share their modules: what is read and parsed once serves all. None may leave a global changed.
        test: {
          name: 'unit',
          include: ['{app,model,server,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [slow, built],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'slow', include: [`{app,model,server,tools,tests}/${slow}`] } },
      { extends: true, test: { name: 'built', include: [`${built}/*.test.ts`] } },
    ],
  },
});
