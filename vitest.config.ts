import { defineConfig } from 'vitest/config';
import { content } from './tools/content-plugin.ts';
import { fonts } from './tools/fonts-plugin.ts';

/** Unit tests stand beside their source. What reads the built folder or a browser has configurations of its own. */
export default defineConfig({
  plugins: [content(), fonts()],
  test: {
    include: ['{app,server,tools}/**/*.test.{ts,tsx}', 'tests/{contract,built}/**/*.test.ts', 'tests/*.test.ts'],
    environment: 'node',
  },
});
