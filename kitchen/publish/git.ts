import { stat, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.ts';

/** Who makes a change, as git records it. */
export interface Person {
  name: string;
  email: string;
}

/** A change in the history. */
export interface Commit {
  id: string;
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

/** The trailers of a commit message: what marks a change of the kitchen door, and the change that it takes back. */
const CHANGE = 'Kitchen-Change';
const UNDOES = 'Kitchen-Undoes';
/** The history of a content folder: the git repository that it is in. */
export interface History {
  /** Commits the files as they are on the disk. Returns the id of the commit. */
  commit: (
    files: readonly string[],
    change: { summary: string; id: string; undoes?: string },
    person: Person,
  ) => Promise<string>;
  /** Whether the last commit is the change with this id. */
  hasChange: (id: string) => Promise<boolean>;
  /** Brings the files back to the last commit. */
  restore: (files: readonly string[]) => Promise<void>;
  /** The files that differ from the last commit. */
  listModified: (files: readonly string[]) => Promise<string[]>;
  /** The changes of the kitchen door, the newest first. */
  list: (count: number) => Promise<Commit[]>;
  /** The files of a change, and their texts before and after it. */
  read: (id: string) => Promise<{ file: string; before: string; after: string }[]>;
  /** Removes the lock that a killed git has left. Only while no other program works on the repository. */
  unlock: () => Promise<void>;
}

/**
 * Opens the history of a content folder.
 *
 * @param lockWait how long to wait for another program that holds git's lock, in milliseconds
 * @throws GitError if the folder is in no git repository
 */
export async function openHistory(folder: string, lockWait = 5000): Promise<History> {
  const git = async (...args: string[]): Promise<string> => {
    // The path of a file is given as it is: no pattern, no quotes around other letters.
    const { code, stdout, stderr } = await run('git', ['--literal-pathspecs', '-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    });
    if (code !== 0) throw new GitError(stderr.trim() || stdout.trim() || `git ended with ${code}`);
    return stdout;
  };
  const root = (await git('rev-parse', '--show-toplevel')).trim();
  const gitFolder = (await git('rev-parse', '--absolute-git-dir')).trim();
  const lock = join(gitFolder, 'index.lock');

  /** Runs git again while another program holds the lock. */
  const gitWhenFree = async (...args: string[]): Promise<string> => {
    const end = Date.now() + lockWait;
    for (;;) {
      try {
        return await git(...args);
      } catch (error) {
        if (Date.now() > end || !(error instanceof GitError) || !error.message.includes('index.lock')) throw error;
        await sleep(100);
      }
    }
  };

  return {
    commit: async (files, { summary, id, undoes }, { name, email }) => {
      const trailers = [`${CHANGE}: ${id}`, ...(undoes ? [`${UNDOES}: ${undoes}`] : [])].join('\n');
      const identity = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
      await gitWhenFree(
        ...identity,
        'commit',
        '--quiet',
        '--no-verify',
        '--no-gpg-sign',
        '--only',
        '--message',
        `${summary}\n\n${trailers}`,
        '--',
        ...files,
      );
      return (await git('rev-parse', 'HEAD')).trim();
    },
    hasChange: async (id) => (await git('log', '-1', `--format=%(trailers:key=${CHANGE},valueonly)`)).trim() === id,
    restore: async (files) => void (await gitWhenFree('checkout', '--quiet', 'HEAD', '--', ...files)),
    listModified: async (files) =>
      (await git('diff', '--name-only', 'HEAD', '--', ...files))
        .split('\n')
        .filter(Boolean)
        .map((file) => join(root, file)),
    list: async (count) => {
      const fields = ['%H', '%ct', '%an', '%ae', '%s', `%(trailers:key=${UNDOES},valueonly,separator=%x2c)`];
      const text = await git('log', `--grep=^${CHANGE}: `, `-${count}`, `--format=${fields.join('%x1f')}%x1e`);
      return text
        .split('\u001E')
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map((entry) => {
          const [id = '', seconds = '0', person = '', email = '', summary = '', undoes = ''] = entry.split('\u001F');
          return { id, time: Number(seconds) * 1000, person, email, summary, undoes: undoes.trim() || undefined };
        });
    },
    read: async (id) => {
      const names = (await git('diff', '--name-only', `${id}~`, id)).split('\n').filter(Boolean);
      return Promise.all(
        names.map(async (name) => ({
          file: relative(folder, join(root, name)),
          before: await git('show', `${id}~:${name}`),
          after: await git('show', `${id}:${name}`),
        })),
      );
    },
    unlock: async () => {
      if (await stat(lock).catch(() => undefined)) await rm(lock, { force: true });
    },
  };
}
