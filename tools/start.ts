/** `npm start`: builds the site, then serves it. */
import { run } from '../server/node.ts';
import { buildSite } from './build.ts';
import { endWithNpm } from './end-with-npm.ts';

endWithNpm();
if (!(await buildSite())) process.exit(1);
run();
