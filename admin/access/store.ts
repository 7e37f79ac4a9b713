import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

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

export const storePath = (root: string): string => join(root, '.admin/access.db');

/** How long to wait for another program that changes the data, in milliseconds. */
const LOCK_MS = 10_000;

/** Opens the data, which are one text of JSON in a database of SQLite: other programs change them too, and may be killed. */
export function openStore(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: LOCK_MS });
  chmodSync(path, 0o600);
  database.exec('CREATE TABLE IF NOT EXISTS access (id INTEGER PRIMARY KEY, data TEXT)');
  const read = (): AccessData => {
    const json = database.prepare('SELECT data FROM access').get()?.['data'];
    return v.parse(storeSchema, json ? JSON.parse(String(json)) : { members: [], invitations: [], sessions: [] });
  };
  const update = async <Result>(work: (data: AccessData) => Result): Promise<Result> => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const data = read();
      const result = work(data);
      database.prepare('REPLACE INTO access VALUES (1, ?)').run(JSON.stringify(data));
      database.exec('COMMIT');
      return result;
    } finally {
      if (database.isTransaction) database.exec('ROLLBACK');
    }
  };
  return { read: async () => read(), update };
}
export type Store = ReturnType<typeof openStore>;
