import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeTemporary, writeWhole } from '../files.ts';
import { beforeOf } from './replace-files.ts';
import { run } from './run.ts';

/** Who makes a change, as git records it. */
export interface Person {
  name: string;
  email: string;
}

/** A change in the history. */
export interface Commit {
  id: string;
  /** The id under which its progress is known. */
  change: string;
  /** Milliseconds since 1970. */
  time: number;
  person: string;
  email: string;
  summary: string;
  /** The id of the change that this one takes back. */
  undoes: string | undefined;
}

/** git did not do what was asked. The message is git's own. */
export class GitError extends Error {
  override name = 'GitError';
}

/** The trailers of a commit message: what marks a change of the staff site, and the change that it takes back. */
const CHANGE = 'Admin-Change';
const UNDOES = 'Admin-Undoes';

/** The history of a content folder: the git repository that it is in. */
export interface History {
  /** Commits the files as they are on the disk, new and removed ones too. */
  commit: (
    files: readonly string[],
    change: { summary: string; id: string; undoes?: string },
    person: Person,
  ) => Promise<void>;
  /** Brings the files back to a commit, the last one if none is named. */
  restore: (files: readonly string[], commit?: string) => Promise<void>;
  /** The files that differ from the last commit. */
  listModified: (files: readonly string[]) => Promise<string[]>;
  /** The changes of the staff site, the newest first. */
  list: (count: number) => Promise<Commit[]>;
  /** When the last commit was made, in milliseconds since 1970. */
  lastTime: () => Promise<number>;
  /** The files of a change, by their paths in the content folder, before and after it; `undefined` where there is none. */
  read: (id: string) => Promise<{ file: string; before: Buffer | undefined; after: Buffer | undefined }[]>;
  /** Removes the locks that a killed git has left. Only while no other program works on the repository. */
  unlock: () => Promise<void>;
}

/**
 * Opens the history of a content folder.
 *
 * @param lockWait how long to wait for another program that holds git's lock, in milliseconds
 * @throws GitError if the folder is in no git repository
 */
export async function openHistory(folder: string, lockWait = 5000): Promise<History> {
  const git = new Git(folder, lockWait);
  const root = (await git.run('rev-parse', '--show-toplevel')).trim();
  /** The folder's path in the repository: 'content/'. */
  const prefix = (await git.run('rev-parse', '--show-prefix')).trim();
  const contentsAt = (commit: string, file: string) => git.contentsAt(commit, prefix + relative(folder, file));
  return {
    commit: (files, change, person) => commitFiles(git, files, change, person),
    restore: async (files, commit = 'HEAD') => {
      for (const file of files) {
        const contents = await contentsAt(commit, file);
        await (contents === undefined ? rm(file, { force: true }) : writeWhole(file, contents));
        await rm(beforeOf(file), { force: true });
        await removeTemporary(file);
      }
      await git.runWhenFree('reset', '--quiet', '--', ...files);
    },
    listModified: async (files) =>
      (await git.lines('diff', '--name-only', 'HEAD', '--', ...files)).map((file) => join(root, file)),
    list: (count) => listChanges(git, count),
    lastTime: async () => Number(await git.run('log', '-1', '--format=%ct')) * 1000,
    read: async (id) => {
      const names = await git.lines('diff', '--name-only', '--no-renames', `${id}~`, id);
      return Promise.all(
        names.map(async (name) => {
          const file = relative(prefix, name);
          const path = join(folder, file);
          return { file, before: await contentsAt(`${id}~`, path), after: await contentsAt(id, path) };
        }),
      );
    },
    unlock: async () => {
      const branch = (await git.run('rev-parse', '--symbolic-full-name', 'HEAD')).trim();
      for (const name of ['index', 'HEAD', branch, 'packed-refs']) {
        const lock = (await git.run('rev-parse', '--git-path', `${name}.lock`)).trim();
        await rm(resolve(folder, lock), { force: true });
      }
    },
  };
}

async function commitFiles(
  git: Git,
  files: readonly string[],
  { summary, id, undoes }: Parameters<History['commit']>[1],
  { name, email }: Person,
): Promise<void> {
  const trailers = [`${CHANGE}: ${id}`, ...(undoes ? [`${UNDOES}: ${undoes}`] : [])].join('\n');
  const identity = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const quick = ['--quiet', '--no-verify', '--no-gpg-sign'];
  await git.runWhenFree('add', '--all', '--', ...files);
  try {
    const message = `${summary}\n\n${trailers}`;
    await git.runWhenFree(...identity, 'commit', ...quick, '--only', '--message', message, '--', ...files);
  } catch (error) {
    await git.run('reset', '--quiet', '--', ...files).catch(() => undefined);
    throw error;
  }
}

async function listChanges(git: Git, count: number): Promise<Commit[]> {
  const trailer = (name: string) => `%(trailers:key=${name},valueonly,separator=%x2c)`;
  const fields = ['%H', trailer(CHANGE), '%ct', '%an', '%ae', '%s', trailer(UNDOES)];
  const text = await git.run('log', `--grep=^${CHANGE}: `, `-${count}`, `--format=${fields.join('%x1f')}%x1e`);
  const entries = text.split('\u001E').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const [id = '', change = '', seconds = '0', person = '', email = '', summary = '', undoes = ''] =
      entry.split('\u001F');
    return { id, change, time: Number(seconds) * 1000, person, email, summary, undoes: undoes.trim() || undefined };
  });
}

/** Runs git in a folder. */
class Git {
  readonly #folder: string;
  readonly #lockWait: number;

  constructor(folder: string, lockWait: number) {
    this.#folder = folder;
    this.#lockWait = lockWait;
  }

  #start(args: readonly string[], encoding: 'utf8' | 'latin1' = 'utf8') {
    // The path of a file is given as it is: no pattern, no quotes around other letters.
    return run('git', ['--literal-pathspecs', '-c', 'core.quotePath=false', ...args], {
      cwd: this.#folder,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
      encoding,
    });
  }

  async run(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.#start(args);
    if (code !== 0) throw new GitError(stderr.trim() || stdout.trim() || `git ended with ${code}`);
    return stdout;
  }

  async lines(...args: string[]): Promise<string[]> {
    return (await this.run(...args)).split('\n').filter(Boolean);
  }

  /** Runs git again while another program holds the lock. */
  async runWhenFree(...args: string[]): Promise<string> {
    const end = performance.now() + this.#lockWait;
    for (;;) {
      try {
        return await this.run(...args);
      } catch (error) {
        const isLocked = error instanceof GitError && error.message.includes('index.lock');
        if (!isLocked || performance.now() > end) throw error;
        await sleep(100);
      }
    }
  }

  /** The bytes of a file in a commit, or undefined if it has none. Throws GitError for an unknown commit. */
  async contentsAt(commit: string, name: string): Promise<Buffer | undefined> {
    if ((await this.run('ls-tree', '--full-tree', '--name-only', commit, '--', name)).trim() === '') return undefined;
    const { code, stdout, stderr } = await this.#start(['cat-file', 'blob', `${commit}:${name}`], 'latin1');
    if (code !== 0) throw new GitError(stderr.trim());
    return Buffer.from(stdout, 'latin1');
  }
}
