import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeTemporary, writeFileAtomically } from '../../src/build-time/files.ts';
import { run } from './run.ts';

export interface Person {
  name: string;
  email: string;
}

export type Commit = Awaited<ReturnType<History['list']>>[number];

class GitError extends Error {
  override name = 'GitError';
}

/** The trailers of a commit message: the id of the change, the hashes of the commits that it undoes, with commas, and what it does to allergens. */
const CHANGE = 'Admin-Change';
const UNDOES = 'Admin-Undoes';
const ALLERGENS = 'Admin-Allergens';

/** Delay before another attempt, in milliseconds. */
const RETRY_MS = 50;

interface NewCommit {
  summary: string;
  changeId: string;
  undoes?: string | undefined;
  allergens?: readonly string[] | undefined;
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

  /** Commits the files as they are on disk, including new and removed ones. */
  async commit(files: readonly string[], change: NewCommit, author: Person): Promise<void> {
    const { summary, changeId, undoes, allergens = [] } = change;
    const all = [
      [CHANGE, changeId],
      [UNDOES, undoes],
      [ALLERGENS, allergens.join('. ')],
    ];
    const trailers = all.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])).join('\n');
    const identity = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
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

  /** The contents of files, by their absolute paths, as a commit has them. */
  async filesAt(commit: string, files: readonly string[]): Promise<Map<string, Buffer | undefined>> {
    const contentsOf = (file: string) => this.#contentsAt(commit, relative(this.#folder, file));
    return new Map(await Promise.all(files.map(async (file) => [file, await contentsOf(file)] as const)));
  }

  async restore(files: readonly string[]): Promise<void> {
    for (const [file, contents] of await this.filesAt('HEAD', files)) {
      await (contents === undefined ? rm(file, { force: true }) : writeFileAtomically(file, contents));
      await removeTemporary(file);
    }
    await this.#gitWhenFree('reset', '--quiet', '--', ...files);
  }

  /** Those of the files that are not as in the last commit, with untracked and ignored ones. */
  async listModified(files: readonly string[]): Promise<string[]> {
    const modified = await this.#git('diff', '--name-only', '--relative', 'HEAD', '--', ...files);
    const untracked = await this.#git('ls-files', '--others', '--', ...files);
    return linesOf(modified + untracked).map(this.#absolute);
  }

  head = async (): Promise<string> => (await this.#git('rev-parse', 'HEAD')).trim();

  /** The changes after a commit, oldest first, with their files. None if the history does not have the commit. */
  async listSince(hash: string): Promise<{ commit: Commit; files: string[] }[]> {
    const { code } = await this.#runGit(['merge-base', '--is-ancestor', hash, 'HEAD'], 'utf8');
    const commits = code === 0 ? (await this.list(100, `${hash}..HEAD`)).toReversed() : [];
    return Promise.all(
      commits.map(async (commit) => ({ commit, files: (await this.#changedNames(commit.hash)).map(this.#absolute) })),
    );
  }

  /** The newest changes, or those of some files, by path in the content folder. `undoes` has the hashes of the commits that a change undoes, with commas. */
  async list(count: number, range = 'HEAD', files: readonly string[] = []) {
    const trailer = (name: string) => `%(trailers:key=${name},valueonly,separator=%x2c)`;
    const fields = ['%H', trailer(CHANGE), '%ct', '%an', '%ae', '%s', trailer(UNDOES), trailer(ALLERGENS)];
    const text = await this.#git(
      'log',
      range,
      `--grep=^${CHANGE}: `,
      `-${count}`,
      `--format=${fields.join('%x1f')}%x1e`,
      '--',
      ...files,
    );
    const entries = text.split('\u001E').map((entry) => entry.trim());
    return entries.filter(Boolean).map((entry) => {
      const [
        hash = '',
        changeId = '',
        seconds = '0',
        person = '',
        email = '',
        summary = '',
        undoes = '',
        allergens = '',
      ] = entry.split('\u001F');
      const time = Number(seconds) * 1000;
      return { hash, changeId, time, person, email, summary, undoes: undoes.trim() || undefined, allergens };
    });
  }

  /** The files that a commit changed, by path in the content folder. `before` or `after` is undefined where a file did not exist. */
  async changedFiles(hash: string): Promise<{ file: string; before: Buffer | undefined; after: Buffer | undefined }[]> {
    return Promise.all(
      (await this.#changedNames(hash)).map(async (file) => {
        const [before, after] = await Promise.all([`${hash}~`, hash].map((commit) => this.#contentsAt(commit, file)));
        return { file, before, after };
      }),
    );
  }

  #changedNames = async (hash: string): Promise<string[]> =>
    linesOf(await this.#git('diff', '--name-only', '--relative', '--no-renames', `${hash}~`, hash));

  #absolute = (name: string): string => join(this.#folder, name);

  /** Removes the locks of a killed git process. Call it only while no other program uses the repository. */
  async unlock(): Promise<void> {
    const branch = (await this.#git('rev-parse', '--symbolic-full-name', 'HEAD')).trim();
    for (const name of ['index', 'HEAD', branch, 'packed-refs']) {
      const lock = (await this.#git('rev-parse', '--git-path', `${name}.lock`)).trim();
      await rm(resolve(this.#folder, lock), { force: true });
    }
  }

  /** The bytes of a file of the content folder in a commit; undefined if the commit does not have it. */
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

  /** Tries again while another program holds git's lock. */
  async #gitWhenFree(...args: string[]): Promise<string> {
    for (const end = performance.now() + this.#lockWait; ; await sleep(RETRY_MS))
      try {
        return await this.#git(...args);
      } catch (error) {
        if (!String(error).includes('index.lock') || performance.now() > end) throw error;
      }
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);
