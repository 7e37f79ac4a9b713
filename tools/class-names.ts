import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What classes of CSS modules are called on the page: their own name and the number of their file, `_nav_2k`. Every
 * page has its styles and its markup in one document, so a hash in each name would cost hundreds of bytes: it cannot be
 * compressed.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = globSync('app/**/*.module.css', { cwd: root }).toSorted();
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file);
    // While developing, files come that were not there at the start.
    if (!files.includes(path)) files.push(path);
    return `_${name}_${files.indexOf(path).toString(36)}`;
  };
}
