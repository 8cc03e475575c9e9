import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './support/world.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const bash = promisify(execFile);

/** Each command that is marked to be run, with the part of its answer that is printed below it. */
const examples = [...readme.matchAll(/^```sh run\n([\s\S]*?)^```\n+^```json answer\n([\s\S]*?)^```/gm)].map(
  ([, command = '', answer = '']) => ({ command, answer: JSON.parse(answer) as Record<string, unknown> }),
);

describe('the README', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({});
  }, 120_000);
  afterAll(() => world?.stop(), 60_000);

  it('has examples, each with its answer', () => {
    expect(examples.length).toBe(readme.split('```sh run\n').length - 1);
    expect(examples.length).toBeGreaterThan(5);
  });

  it.each(examples.map((example) => [example.command.split('\n').slice(-2, -1)[0]?.trim() ?? '', example] as const))(
    'runs as printed: … %s',
    async (_last, { command, answer }) => {
      const here = command.replaceAll('http://localhost:8080', world.baseUrl);
      const { stdout } = await bash('bash', ['-euo', 'pipefail', '-c', here], {
        env: { ...process.env, SENDGATE_KEY: world.apiKey },
      });
      expect(JSON.parse(stdout)).toMatchObject(answer);
    },
  );

  it('is what the start prints: the same request, ready to paste, gets held', async () => {
    const printed = world.printed();
    const command = printed.slice(printed.indexOf('curl -s'), printed.indexOf('Its review is'));
    const { stdout } = await bash('bash', ['-c', command]);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'QUEUED', queue_reason: 'policy_block' });
  });
});

describe('the pages', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/operations.md',
    'docs/callbacks.md',
    'packages/sdk/README.md',
  ];
  it.each(pages)('%s links only to what exists', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });
});
