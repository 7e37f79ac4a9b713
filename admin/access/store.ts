import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { writeWhole } from '../publish/journal.ts';

/** What somebody may do: the owner everything, the staff the tasks of a day. */
export const roles = ['owner', 'staff'] as const;
export type Role = (typeof roles)[number];

const memberSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  passkeys: v.array(
    v.object({
      id: v.string(),
      /** Base64url. */
      publicKey: v.string(),
      counter: v.number(),
    }),
  ),
});
/** Somebody who may change the site. */
export type Member = v.InferOutput<typeof memberSchema>;

const storeSchema = v.object({
  members: v.array(memberSchema),
  /** One-time links to enrol a passkey. The token is stored as its hash. */
  invitations: v.array(
    v.object({
      hash: v.string(),
      name: v.string(),
      role: v.picklist(roles),
      until: v.number(),
      /** The member who made the link; nobody if it was made on the server. */
      by: v.optional(v.string()),
    }),
  ),
  /** Signed-in browsers. The token of the cookie is stored as its hash. */
  sessions: v.array(v.object({ hash: v.string(), member: v.string(), until: v.number() })),
});
/** Everything that is known about access. */
export type AccessData = v.InferOutput<typeof storeSchema>;

/** The file of the project at `root` that holds who may change the site. */
export const storePath = (root: string): string => join(root, '.admin/access.json');

/** Keeps the members, invitations and sessions in a file that only this account can read. */
export interface Store {
  read: () => Promise<AccessData>;
  /** Changes the data; calls follow one another. */
  update: <Result>(change: (data: AccessData) => Result) => Promise<Result>;
}

/**
 * Opens the store. The file is read for each request, so that an invitation made by another process counts at once.
 *
 * @throws when the file is damaged
 */
export function openStore(path: string): Store {
  let last: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<AccessData> => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return { members: [], invitations: [], sessions: [] };
    return v.parse(storeSchema, JSON.parse(text));
  };
  return {
    read,
    update: (change) => {
      const result = last.then(async () => {
        const data = await read();
        const value = change(data);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(path, JSON.stringify(data, undefined, 2), 0o600);
        return value;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
