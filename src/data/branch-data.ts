/** What the build has written as JSON for scripts and islands (branch-data-json.ts), read in the browser. */
import type { BranchData, FilterWords } from './branch-data-json.ts';

/**
 * Fetches a branch's data, once for all islands of a page.
 *
 * @param address of branchDataAddress(), a prop of the island
 */
export const loadBranchData = (address: string): Promise<BranchData> =>
  // pages/[...file].ts wrote it from a value of this type.
  fetchJson(address) as Promise<BranchData>;

export const loadFilterWords = (address: string): Promise<FilterWords> =>
  // pages/[...file].ts wrote them from a value of this type.
  fetchJson(address) as Promise<FilterWords>;

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
