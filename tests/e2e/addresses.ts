import { menuPath } from '../../src/paths.ts';
import type { Content } from '../../model/types.ts';

export interface Address {
  path: string;
  title: string;
}

/**
 * The address and title of every page of a site, and of every page of its menus, once each: not of pages that another address
 * shows too, nor of those for unknown addresses.
 */
export const listAddresses = ({ pages, branches, menus }: Pick<Content, 'pages' | 'branches' | 'menus'>): Address[] =>
  pages
    .filter(({ path, canonical }) => path === canonical && !path.includes('*'))
    .flatMap(({ path, title }) => {
      const branch = branches.find((one) => menuPath(one) === path);
      const count = branch ? (menus[branch.key]?.pages.length ?? 0) : 1;
      return Array.from({ length: count }, (_, index) => ({
        path: branch ? menuPath(branch, index + 1) : path,
        title,
      }));
    });

/** Deals out entries to tests that run side by side, so that each gets about as much to do. */
export const deal = <Entry>(entries: readonly Entry[], hands: number): { hand: number; dealt: Entry[] }[] =>
  Array.from({ length: hands }, (_, index) => ({
    hand: index + 1,
    dealt: entries.filter((_entry, place) => place % hands === index),
  }));
