import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { StartError } from '../settings.ts';

/** What somebody may do: the owner everything, the staff the tasks of a day. */
export const roles = ['owner', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Moments are in milliseconds since 1970. */
const moment = v.number;

const passkeySchema = v.object({
  id: v.string(),
  publicKey: v.string(),
  counter: v.number(),
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

/** How long to wait for another program that changes the data, in milliseconds: the command on the server, which takes a few. */
const LOCK_MS = 10_000;

/**
 * Opens the data, which are one text of JSON in a database of SQLite: other programs change them too, and may be killed. Throws StartError
 * if they cannot be read.
 */
export async function openStore(path: string) {
  const database = await openDatabase(path).catch((error: unknown) => {
    throw new StartError(unreadable(path, String(error)));
  });
  return {
    read: async (): Promise<AccessData> => readFrom(database),
    /** Changes the data, or leaves them if `work` throws. */
    update: async <Result>(work: (data: AccessData) => Result): Promise<Result> => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const data = readFrom(database);
        const result = work(data);
        database.prepare('REPLACE INTO access VALUES (1, ?)').run(JSON.stringify(data));
        database.exec('COMMIT');
        return result;
      } finally {
        if (database.isTransaction) database.exec('ROLLBACK');
      }
    },
  };
}
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the file, or makes it, and reads all of it: a damaged page would else be found by a request. */
async function openDatabase(path: string): Promise<DatabaseSync> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: LOCK_MS });
  database.exec('CREATE TABLE IF NOT EXISTS access (id INTEGER PRIMARY KEY, data TEXT)');
  const found = database.prepare('PRAGMA quick_check').get()?.['quick_check'];
  if (found !== 'ok') throw new Error(String(found));
  readFrom(database);
  return database;
}

function readFrom(database: DatabaseSync): AccessData {
  const json = database.prepare('SELECT data FROM access').get()?.['data'];
  return v.parse(storeSchema, json ? JSON.parse(String(json)) : { members: [], invitations: [], sessions: [] });
}

const unreadable = (path: string, reason: string): string =>
  `${path}, which has who may sign in, cannot be read: ${reason}
It must belong to the account that runs this program. If it is damaged, move it aside and put a backup in its place. Without a backup,
move it aside, enrol the owner with: npm run admin -- enrol "Name" --owner, and let the others in on the page "People".`;
