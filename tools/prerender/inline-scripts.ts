import type { EarlyFacts } from '../../app/start/early.ts';
import type { PageScripts } from '../../app/start/start.ts';
import type { Content, Page } from '../../model/types.ts';
import { menuPath, paths } from '../../app/paths.ts';
import { bundleScript } from '../postprocess/bundle.ts';

/** The code of the scripts that stand inside a page. */
export interface InlineScripts {
  /** In the head, before the page's own HTML. */
  early: (page: Page) => string;
  /** At the end: starts React late, with these scripts. */
  start: (page: Page, scripts: PageScripts) => string;
}

/**
 * Bundles what stands inside the pages. Only pages of the menu have what turns the menu: what a page compiles before its first
 * paint, the paint waits for.
 */
export async function inlineScripts(root: string, { branches }: Content): Promise<InlineScripts> {
  const [early, anyPage, menuPage] = await Promise.all(
    ['early', 'any-page', 'menu-page'].map((file) =>
      bundleScript(root, { entry: `app/start/${file}.ts`, name: 'run' }),
    ),
  );
  const ownHosts = Object.fromEntries(branches.flatMap(({ host, key }) => (host ? [[host, key]] : [])));
  const menus = Object.fromEntries(branches.map((branch) => [branch.key, menuPath(branch)]));
  const call = (code: string | undefined, facts: unknown) =>
    `${code}run(${JSON.stringify(facts).replaceAll('<', '\\u003c')})`;
  return {
    early: ({ path }) => {
      const facts: EarlyFacts = path === paths.menu ? { ownHosts, menus } : { ownHosts };
      return call(early, facts);
    },
    start: ({ module }, scripts) => call(module === 'menu' ? menuPage : anyPage, scripts),
  };
}
