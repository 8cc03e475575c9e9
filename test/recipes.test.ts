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
import { afterAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..');

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
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  cpSync(join(root, 'packages/db/src/generated'), join(copy, 'packages/db/src/generated'), { recursive: true });
  const units = ['packages', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  for (const unit of ['.', 'bench', ...units])
    linkLibraries(join(root, unit, 'node_modules'), join(copy, unit, 'node_modules'));
  return copy;
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

function follow(step: Step, copy: string): void {
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
  try {
    // With a Postgres of its own: a run makes its template anew, which others are cloning just now.
    const { TEST_DATABASE_URL: _, ...env } = process.env;
    execFileSync('bash', ['-c', step.command], { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${step.command}\n${(stdout ?? '').slice(-3000)}\n${(stderr ?? '').slice(-3000)}`);
  }
}

describe('the recipes of CONTRIBUTING.md', () => {
  const copies: string[] = [];
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
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
    '%s: followed to the letter, leaves a project whose checks pass',
    (_title, steps) => {
      expect(steps.some((step) => step.kind === 'run')).toBe(true);
      const copy = copyProject();
      copies.push(copy);
      for (const step of steps) follow(step, copy);
    },
    180_000,
  );
});
