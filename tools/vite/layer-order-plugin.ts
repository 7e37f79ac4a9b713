import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const ownStyles = join(root, 'app');
/** The statement that base.css begins with: '@layer base, ui, …;'. */
const [order = ''] = /^@layer [\w, -]+;/m.exec(readFileSync(join(ownStyles, 'styles/base.css'), 'utf8')) ?? [];

/**
 * Inserts the @layer order at the beginning of every style sheet. The order of layers is that of their first occurrence, and
 * React inserts the style sheets of the next page before those of the first page. A sheet with only the components layer would
 * otherwise put it below the base layer.
 */
export function layerOrder(): Plugin {
  if (!order)
    throw new Error('app/styles/base.css does not declare the order of the layers; begin it with @layer base, ui, …;');
  return {
    name: 'site:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code, id) => (id.startsWith(ownStyles) ? { code: `${order}\n${code}`, map: null } : null),
    },
  };
}
