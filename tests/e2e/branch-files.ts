import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface StoreLinks {
  link: string;
  googlePlayLink: string;
  appStoreLink: string;
}

/** What the journeys need of a branch's file, so that they hold when the restaurant puts its own values in. */
interface BranchFile {
  store: string;
  address: string;
  phone: string;
  ordering: StoreLinks;
  booking: StoreLinks;
  gettingThere: { nearest: string };
}

const read = (key: string) =>
  // The build has checked the file against its schema.
  parse(readFileSync(new URL(`../../content/branches/${key}/branch.yaml`, import.meta.url), 'utf8')) as BranchFile;

export const eastHam = read('eastham');
export const wimbledon = read('wimbledon');
