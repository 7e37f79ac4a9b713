import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface StoreLinks {
  link: string;
  googlePlayLink: string;
  appStoreLink: string;
}

/** What the journeys need of a branch's file, so that they hold when the restaurant puts its own values in. */
interface BranchFile {
  /** Its own address, where it has one. */
  host?: string;
  id: number;
  store: string;
  address: string;
  phone: string;
  deliveryPhone: string;
  ordering: StoreLinks;
  booking: StoreLinks;
  gettingThere: { nearest: string };
}

const folder = new URL('../../content/branches/', import.meta.url);
const read = (key: string) =>
  // The build has checked the file against its schema.
  parse(readFileSync(new URL(`${key}/branch.yaml`, folder), 'utf8')) as BranchFile;

/** All branches, in the order in which the site shows them. */
export const branches = readdirSync(folder)
  .filter((name) => !name.startsWith('.'))
  .map(read)
  .toSorted((a, b) => a.id - b.id);

export const eastHam = read('eastham');
export const wimbledon = read('wimbledon');
