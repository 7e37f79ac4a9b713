import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const ownStyles = join(root, 'app');
/** The statement that base.css begins with: '@layer base, ui, …;'. */
const [order = ''] = /^@layer [\w, -]+;/m.exec(readFileSync(join(ownStyles, 'styles/base.css'), 'utf8')) ?? [];

/**
 * Begins every style sheet with the order of the layers. Layers stand in the order in which a browser first hears of
 * them, and React puts the sheets of the next page before those of the first: a sheet of components alone would else
 * put that layer below the base.
 */
export function layerOrder(): Plugin {
  if (!order)
    throw new Error('app/styles/base.css does not say the order of the layers; begin it with @layer base, ui, …;');
  return {
    name: 'site:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code, id) => (id.startsWith(ownStyles) ? { code: `${order}\n${code}`, map: null } : null),
    },
  };
}
