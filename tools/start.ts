/** `npm start`: builds the site if its inputs have changed, then serves it. */
import { join } from 'node:path';

import { run } from '../server/node.ts';
import { buildIfStale } from './rebuild/build-if-stale.ts';

if (!(await buildIfStale(join(import.meta.dirname, '..')))) process.exit(1);
await run();
