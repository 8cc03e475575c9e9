import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type FaultPostgres, faultPostgres } from './support/fault-postgres.ts';

const root = join(import.meta.dirname, '..');
const limitMs = 600_000;

type Step =
  | { readonly kind: 'create'; readonly file: string; readonly text: string }
  | { readonly kind: 'insert'; readonly file: string; readonly after: string; readonly text: string }
  | { readonly kind: 'run'; readonly command: string };

/**
 * The recipes of CONTRIBUTING.md. A fenced block says in its first line what it is: `file=PATH` is a new file,
 * `into=PATH after="TEXT"` goes below the first line holding TEXT, and `sh` is run.
 */
function recipes(): Map<string, Step[]> {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const found = new Map<string, Step[]>();
  for (const section of page.split(/^### /m).slice(1)) {
    const title = section.slice(0, section.indexOf('\n')).trim();
    const steps: Step[] = [];
    for (const [, language, options = '', text = ''] of section.matchAll(/^```(\w+)[ ]?(.*)\n([\s\S]*?)^```$/gm)) {
      const file = options.match(/(?:file|into)=(\S+)/)?.[1];
      const after = options.match(/after="([^"]+)"/)?.[1];
      if (language === 'sh')
        steps.push(
          ...text
            .trim()
            .split('\n')
            .map((command) => ({ kind: 'run' as const, command })),
        );
      else if (file && after) steps.push({ kind: 'insert', file, after, text });
      else if (file) steps.push({ kind: 'create', file, text });
    }
    found.set(title, steps);
  }
  return found;
}

/** A copy of the project as git would give it, with the installed libraries linked in. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  const tracked = git(root, 'ls-files', '-co', '--exclude-standard', '-z');
  for (const file of tracked.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const generated of ['packages/db/src/generated', 'packages/policy/src/generated']) {
    cpSync(join(root, generated), join(copy, generated), { recursive: true });
  }
  const units = ['packages', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  for (const unit of ['.', 'bench', ...units])
    linkLibraries(join(root, unit, 'node_modules'), join(copy, unit, 'node_modules'));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(
    copy,
    '-c',
    'user.name=recipes',
    '-c',
    'user.email=recipes@example.org',
    'commit',
    '--quiet',
    '--message=As it is',
  );
  return copy;
}

/** Name of everything in the copy as it stands, by which it can be compared with what it becomes. */
function standing(copy: string): string {
  git(copy, 'add', '--all');
  return git(copy, 'write-tree').trim();
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Links of the package manager are relative: copied as they are, ours lead into the copy; the store is shared. */
function linkLibraries(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.pnpm') symlinkSync(join(from, name), join(to, name));
    else if (name.startsWith('@') && !lstatSync(join(from, name)).isSymbolicLink())
      linkLibraries(join(from, name), join(to, name));
    else if (name !== '.cache') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

function follow(step: Step, copy: string, databaseUrl: string): void {
  if (step.kind === 'create') {
    mkdirSync(dirname(join(copy, step.file)), { recursive: true });
    writeFileSync(join(copy, step.file), step.text);
    return;
  }
  if (step.kind === 'insert') {
    const lines = readFileSync(join(copy, step.file), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(step.after));
    if (at < 0) throw new Error(`${step.file} has no line with ${step.after}`);
    lines.splice(at + 1, 0, step.text.replace(/\n$/, ''));
    writeFileSync(join(copy, step.file), lines.join('\n'));
    return;
  }
  run(step.command, copy, databaseUrl);
}

function run(command: string, copy: string, databaseUrl: string): void {
  try {
    const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
    // Every case of the corpora has a line of its own.
    const bounds = { timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 } as const;
    execFileSync('bash', ['-c', command], { cwd: copy, env, encoding: 'utf8', stdio: 'pipe', ...bounds });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${(stdout ?? '').slice(-3000)}\n${(stderr ?? '').slice(-3000)}`);
  }
}

describe('the recipes of CONTRIBUTING.md', () => {
  let copy: string;
  /** Theirs alone: a test run makes its template anew, which others are cloning just now. */
  let postgres: FaultPostgres;
  const url = () => postgres.url('postgres');
  beforeAll(async () => {
    copy = copyProject();
    postgres = await faultPostgres();
  });
  afterEach(() => {
    git(copy, 'reset', '--quiet', '--hard');
    git(copy, 'clean', '--quiet', '--force', '-d');
  });
  afterAll(async () => {
    rmSync(copy, { recursive: true, force: true });
    await postgres.remove();
  });

  it('cover the price list', () => {
    expect([...recipes().keys()]).toEqual([
      'A policy rule',
      'A channel',
      'A queue',
      'An endpoint',
      'An error code',
      'A setting',
    ]);
  });

  it.each([...recipes().entries()])(
    '%s: followed to the letter, leaves every page as the code would write it',
    (_title, steps) => {
      const commands = steps.flatMap((step) => (step.kind === 'run' ? [step.command] : []));
      expect(commands.filter(isCheck).map((command) => command.split(' ')[1])).toEqual(['typecheck', 'jest']);
      for (const step of steps) if (step.kind !== 'run' || !isCheck(step.command)) follow(step, copy, url());
      // What the recipe does not run would have nothing to write.
      const left = standing(copy);
      for (const writer of writers) {
        if (!commands.some((command) => command.includes(writer))) run(writer, copy, url());
      }
      expect(git(copy, 'diff', '--name-only', left, standing(copy))).toBe('');
    },
    limitMs,
  );

  // What recipes make they do not share: the checks, which read the whole project anew each time, are run once for all.
  it(
    'leave together a project whose checks pass',
    () => {
      const all = [...recipes().values()].flat();
      for (const step of all) if (step.kind !== 'run' || isScaffold(step.command)) follow(step, copy, url());
      for (const writer of writers) run(writer, copy, url());
      const commands = new Set(
        all.flatMap((step) => (step.kind === 'run' && isCheck(step.command) ? [step.command] : [])),
      );
      const suites = [...commands].filter(namesSuites).flatMap((command) => command.split(' ').slice(2));
      const joined = `pnpm jest ${[...new Set([...suites, ...allTheTime])].join(' ')}`;
      for (const command of [...commands].filter((each) => !namesSuites(each)).concat(joined))
        run(command, copy, url());
    },
    limitMs,
  );
});

/** What draws pages from the code, and the suites that a forgotten page or table fails in. */
const writers = ['pnpm openapi', 'pnpm write-docs'];
const allTheTime = ['test/architecture.test.ts', 'test/docs.test.ts', 'services/api/src/openapi.test.ts'];

function isCheck(command: string): boolean {
  return command === 'pnpm typecheck' || command.startsWith('pnpm jest ');
}

/** Whether a command runs whole suites, which can be run in one go with others. */
function namesSuites(command: string): boolean {
  return command.startsWith('pnpm jest ') && !command.includes(' -');
}

function isScaffold(command: string): boolean {
  return command.startsWith('pnpm new ');
}
