const requests = new Map<string, Promise<unknown>>();

/** Fetches a file of JSON that the build has written, once for all of a page. After a failure the next call fetches again. */
export function fetchJson(address: string): Promise<unknown> {
  const request = requests.get(address) ?? fetchAnew(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

async function fetchAnew(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  return (await response.json()) as unknown;
}
