import type { AstroIntegration } from 'astro';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mergeTokens, ornamentNames, readTheme } from '../src/build-time/theme.ts';

/** The look of the content folder (src/build-time/theme.ts): its ornaments instead of those of src/styles, its icons, and its tokens. */
export function theme(root: string): AstroIntegration {
  const look = readTheme(root);
  const tokensFile = join(root, 'src/styles/tokens.css');
  const merge = () => mergeTokens(readFileSync(tokensFile, 'utf8'), readFileSync(look.cssFile, 'utf8'));
  return {
    name: 'theme',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          publicDir: pathToFileURL(`${look.publicFolder}/`),
          vite: {
            plugins: [
              {
                name: 'theme-tokens',
                enforce: 'pre',
                transform(_, id) {
                  if (id === tokensFile) return merge().tokens;
                  return id === look.cssFile ? merge().themeCss : undefined;
                },
              },
            ],
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
