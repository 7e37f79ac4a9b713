import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Renders one page for the build. It waits for everything, so that the HTML holds the whole page in reading order
 * and no script is needed to put late parts in their places.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => {
      failures.push(error);
    },
    // Otherwise React moves large parts to the end of the page, for a script to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  // A page that failed in part must stop the build rather than go out half empty.
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
