import type { Plugin } from 'vite';
import { contentFolder } from '../content/content-folder.ts';
import { ornamentNames, readTheme } from './theme.ts';

/** Provides the restaurant's theme (theme.ts): `virtual:theme.css`, its ornaments and its icons. */
export function theme(): Plugin {
  let css = '';
  return {
    name: 'site:theme',

    config: ({ root = process.cwd() }) => {
      const look = readTheme(root);
      css = look.css;
      return {
        publicDir: look.publicFolder,
        // The content folder may lie beside the project.
        server: { fs: { allow: [root, contentFolder(root)] } },
        // Style sheets and modules name ornaments by a relative path.
        resolve: {
          alias: look.hasOwnOrnaments
            ? ornamentNames(root).map((name) => ({
                find: new RegExp(`^(?:\\.\\.?/)+styles/ornaments/${name}\\.svg`),
                replacement: look.ornament(name),
              }))
            : [],
        },
      };
    },

    resolveId: {
      filter: { id: /^virtual:theme\.css(?:\?inline)?$/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:theme\.css(?:\?inline)?$/ },
      handler: () => css,
    },
  };
}
