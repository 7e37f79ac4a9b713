import type { HeadScriptData } from '../../app/start/head-script.ts';
import type { PageScripts } from '../../app/start/start.ts';
import type { Content, Page } from '../../model/types.ts';
import { menuPath, paths } from '../../app/paths.ts';
import { bundleScript } from '../postprocess/bundle.ts';

/** The code of a page's inline scripts. */
export interface InlineScripts {
  /** In the head, before the page's own HTML. */
  early: (page: Page) => string;
  /** At the end: starts React late, with these scripts. */
  start: (page: Page, scripts: PageScripts) => string;
}

/**
 * Bundles the inline scripts. Only menu pages get the code for turning the menu, because an inline script is compiled before
 * the first paint and delays it.
 */
export async function inlineScripts(root: string, { branches }: Content): Promise<InlineScripts> {
  const [early, anyPage, menuPage] = await Promise.all(
    ['head-script', 'any-page', 'menu-page'].map((file) =>
      bundleScript(root, { entry: `app/start/${file}.ts`, name: 'run' }),
    ),
  );
  const hostsWithoutBooking = branches.flatMap(({ host, hostHasBooking }) => (host && !hostHasBooking ? [host] : []));
  const menus = branches.map((branch) => [branch.key, menuPath(branch)] as const);
  const call = (code: string | undefined, facts: unknown) =>
    `${code}run(${JSON.stringify(facts).replaceAll('<', '\\u003c')})`;
  return {
    early: ({ path }) => {
      const facts: HeadScriptData = path === paths.menu ? { hostsWithoutBooking, menus } : { hostsWithoutBooking };
      return call(early, facts);
    },
    start: ({ module }, scripts) => call(module === 'menu' ? menuPage : anyPage, scripts),
  };
}
