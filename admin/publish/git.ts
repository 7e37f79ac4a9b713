import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeTemporary, writeFileAtomically } from '../../tools/write-file-atomically.ts';
import { run } from './run.ts';

export interface Person {
  name: string;
  email: string;
}

export interface Commit {
  id: string;
  /** The id under which its progress is known. */
  change: string;
  time: number;
  person: string;
  email: string;
  summary: string;
  undoes: string | undefined;
}

/** git did not do what was asked. The message is git's own. */
export class GitError extends Error {
  override name = 'GitError';
}

/** The trailers of a commit message: what marks a change of the staff site, and the change that it takes back. */
const CHANGE = 'Admin-Change';
const UNDOES = 'Admin-Undoes';

interface NewCommit {
  summary: string;
  id: string;
  undoes?: string;
}

/** The history of a content folder: the git repository that it is in. Methods throw GitError. */
export class History {
  readonly #folder: string;
  readonly #lockWait: number;

  /** @param lockWait how long to wait for another program that holds git's lock, in milliseconds */
  constructor(folder: string, lockWait = 5000) {
    this.#folder = folder;
    this.#lockWait = lockWait;
  }

  /** Commits the files as they are on the disk, new and removed ones too. */
  async commit(files: readonly string[], { summary, id, undoes }: NewCommit, { name, email }: Person): Promise<void> {
    const trailers = [`${CHANGE}: ${id}`, ...(undoes ? [`${UNDOES}: ${undoes}`] : [])].join('\n');
    const identity = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    const commitFlags = ['--quiet', '--no-verify', '--no-gpg-sign'];
    await this.#gitWhenFree('add', '--all', '--', ...files);
    try {
      const message = `${summary}\n\n${trailers}`;
      await this.#gitWhenFree(...identity, 'commit', ...commitFlags, '--only', '--message', message, '--', ...files);
    } catch (error) {
      await this.#git('reset', '--quiet', '--', ...files).catch(() => undefined);
      throw error;
    }
  }

  /** Brings the files back to a commit. */
  async restore(files: readonly string[], commit = 'HEAD'): Promise<void> {
    for (const file of files) {
      const contents = await this.#contentsAt(commit, relative(this.#folder, file));
      await (contents === undefined ? rm(file, { force: true }) : writeFileAtomically(file, contents));
      await removeTemporary(file);
    }
    await this.#gitWhenFree('reset', '--quiet', '--', ...files);
  }

  async listModified(files: readonly string[]): Promise<string[]> {
    const names = await this.#git('diff', '--name-only', '--relative', 'HEAD', '--', ...files);
    return linesOf(names).map((name) => join(this.#folder, name));
  }

  async list(count: number): Promise<Commit[]> {
    const trailer = (name: string) => `%(trailers:key=${name},valueonly,separator=%x2c)`;
    const fields = ['%H', trailer(CHANGE), '%ct', '%an', '%ae', '%s', trailer(UNDOES)];
    const text = await this.#git('log', `--grep=^${CHANGE}: `, `-${count}`, `--format=${fields.join('%x1f')}%x1e`);
    const entries = text.split('\u001E').map((entry) => entry.trim());
    return entries.filter(Boolean).map((entry) => {
      const [id = '', change = '', seconds = '0', person = '', email = '', summary = '', undoes = ''] =
        entry.split('\u001F');
      return { id, change, time: Number(seconds) * 1000, person, email, summary, undoes: undoes.trim() || undefined };
    });
  }

  async lastTime(): Promise<number> {
    return Number(await this.#git('log', '-1', '--format=%ct')) * 1000;
  }

  /** The files of a change, by their paths in the content folder, before and after it; `undefined` where there is none. */
  async read(id: string): Promise<{ file: string; before: Buffer | undefined; after: Buffer | undefined }[]> {
    const names = linesOf(await this.#git('diff', '--name-only', '--relative', '--no-renames', `${id}~`, id));
    return Promise.all(
      names.map(async (file) => {
        const [before, after] = await Promise.all([`${id}~`, id].map((commit) => this.#contentsAt(commit, file)));
        return { file, before, after };
      }),
    );
  }

  /** Removes the locks that a killed git has left. Only while no other program works on the repository. */
  async unlock(): Promise<void> {
    const branch = (await this.#git('rev-parse', '--symbolic-full-name', 'HEAD')).trim();
    for (const name of ['index', 'HEAD', branch, 'packed-refs']) {
      const lock = (await this.#git('rev-parse', '--git-path', `${name}.lock`)).trim();
      await rm(resolve(this.#folder, lock), { force: true });
    }
  }

  /** The bytes of a file of the content folder in a commit, or undefined if it has none. */
  async #contentsAt(commit: string, file: string): Promise<Buffer | undefined> {
    if ((await this.#git('ls-tree', '--name-only', commit, '--', file)) === '') return undefined;
    const { code, stdout, stderr } = await this.#runGit(['cat-file', 'blob', `${commit}:./${file}`], 'latin1');
    if (code !== 0) throw new GitError(stderr.trim());
    return Buffer.from(stdout, 'latin1');
  }

  #runGit(args: readonly string[], encoding: 'utf8' | 'latin1') {
    // Paths are taken literally: no globs, and no quoting of letters outside ASCII.
    return run('git', ['--literal-pathspecs', '-c', 'core.quotePath=false', ...args], {
      cwd: this.#folder,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
      encoding,
    });
  }

  async #git(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.#runGit(args, 'utf8');
    if (code !== 0) throw new GitError(stderr.trim() || stdout.trim() || `git ended with ${code}`);
    return stdout;
  }

  /** Runs git again while another program holds the lock. */
  async #gitWhenFree(...args: string[]): Promise<string> {
    const end = performance.now() + this.#lockWait;
    for (;;) {
      try {
        return await this.#git(...args);
      } catch (error) {
        const isLocked = error instanceof GitError && error.message.includes('index.lock');
        if (!isLocked || performance.now() > end) throw error;
        await sleep(100);
      }
    }
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);
