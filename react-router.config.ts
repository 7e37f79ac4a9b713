import type { Config } from '@react-router/dev/config';
import { paths } from './app/paths.ts';
import { loadContent } from './tools/content.ts';

/** Stand for every address that leads nowhere; the build moves them to where servers look for them (tools/finish). */
const notFoundPages = ['/404', '/blog/not-found'];

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Every page is made while building; there is no server that renders.
  ssr: false,
  async prerender({ getStaticPaths }) {
    const { stories, branches } = await loadContent();
    return [
      ...getStaticPaths(),
      ...stories.map((story) => paths.story(story.slug)),
      ...branches.flatMap(({ key }) => [paths.allergens(key), paths.tableSheet(key)]),
      ...notFoundPages,
    ];
  },
} satisfies Config;
