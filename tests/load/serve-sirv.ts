/** sirv, the fastest static server for Node, with the options of its documentation: `node tests/load/serve-sirv.ts <folder> <port>`. */
import { createServer } from 'node:http';

import sirv from 'sirv';

const [folder = '', port = ''] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true });
createServer((incoming, outgoing) =>
  serve(incoming, outgoing, () => {
    outgoing.statusCode = 404;
    outgoing.end();
  }),
).listen(Number(port), '127.0.0.1');
