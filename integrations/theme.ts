import type { AstroIntegration } from 'astro';
import { pathToFileURL } from 'node:url';
import { ornamentNames, readTheme } from '../src/build-time/theme.ts';

/** The look of the content folder (src/build-time/theme.ts): its ornaments instead of those of src/styles, its icons, and its tokens. */
export function theme(root: string): AstroIntegration {
  const look = readTheme(root);
  return {
    name: 'theme',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          publicDir: pathToFileURL(`${look.publicFolder}/`),
          vite: {
            resolve: {
              alias: [
                { find: '#theme.css', replacement: look.cssFile },
                ...ornamentNames(root).map((name) => ({
                  find: new RegExp(`^(?:\\.\\.?/)+styles/ornaments/${name}\\.svg`),
                  replacement: look.ornament(name),
                })),
              ],
            },
          },
        });
      },
    },
  };
}
