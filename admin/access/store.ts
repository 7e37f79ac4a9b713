import { join } from 'node:path';
import * as v from 'valibot';
import { openDataFile } from '../data-file.ts';

/** What somebody may do: the owner everything, the staff the tasks of a day. */
export const roles = ['owner', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Moments are in milliseconds since 1970. */
const moment = v.number;

const passkeySchema = v.object({
  id: v.string(),
  publicKey: v.string(),
  counter: v.number(),
  /** What its owner calls the device. */
  name: v.string(),
  added: moment(),
  used: moment(),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

const memberSchema = v.object({
  id: v.string(),
  /** Two people may have one name. */
  name: v.string(),
  role: v.picklist(roles),
  passkeys: v.array(passkeySchema),
});
export type Member = v.InferOutput<typeof memberSchema>;

const storeSchema = v.object({
  members: v.array(memberSchema),
  /** One-time links to enrol a passkey. The token is stored as its hash. */
  invitations: v.array(
    v.object({
      hash: v.string(),
      name: v.string(),
      role: v.picklist(roles),
      until: moment(),
      /** The member who made the link; nobody if it was made on the server. */
      by: v.optional(v.string()),
      /** The account that gets another device. Without it the link makes a new account. */
      member: v.optional(v.string()),
    }),
  ),
  /** Signed-in browsers. The token of the cookie is stored as its hash. */
  sessions: v.array(
    v.object({
      hash: v.string(),
      member: v.string(),
      passkey: v.string(),
      until: moment(),
      /** When a request was last sent with it, to the minute. */
      used: moment(),
      /** When the passkey was last used in it. */
      verified: moment(),
    }),
  ),
});
export type AccessData = v.InferOutput<typeof storeSchema>;

export const storePath = (root: string): string => join(root, '.admin/access.json');

export const openStore = (path: string) =>
  openDataFile(path, (value) => v.parse(storeSchema, value ?? { members: [], invitations: [], sessions: [] }));
export type Store = ReturnType<typeof openStore>;
