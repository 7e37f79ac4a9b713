/** `npm start`: builds the site, then serves it. */
import { run } from '../server/node.ts';
import { buildSite } from './build.ts';
import { exitWhenNpmExits } from './exit-when-npm-exits.ts';

exitWhenNpmExits();
if (!(await buildSite())) process.exit(1);
run();
