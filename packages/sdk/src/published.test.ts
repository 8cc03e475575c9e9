import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../test/support/free-port.ts';
import { startWorld, type World } from '../../../test/support/world.ts';
import { approve, setCallback } from './testing/reviewer.ts';

const unit = join(import.meta.dirname, '..');
const run = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'sendgate-sdk-'));
/** As older versions of Node are: without any TypeScript. */
const plainNode = ['--no-strip-types'];

/** What npm would publish, unpacked where a stranger's project would have it, and the names of its files. */
let published: string[];

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', home], { cwd: unit });
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ];
  published = files.map(({ path }) => path);
  const installed = join(home, 'node_modules', '@sendgate', 'sdk');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(home, filename), '-C', installed, '--strip-components=1']);
  symlinkSync(join(unit, 'node_modules', 'express'), join(home, 'node_modules', 'express'));
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
}, 120_000);

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  rmSync(join(unit, 'dist'), { recursive: true, force: true });
});

describe('the package', () => {
  it('is JavaScript, its types and what people read, and nothing else', () => {
    const modules = readdirSync(join(unit, 'src'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [`dist/${name.replace('.ts', '.js')}`, `dist/${name.replace('.ts', '.d.ts')}`]);
    expect([...published].sort()).toEqual(['LICENSE', 'README.md', 'package.json', ...modules].sort());
    const manifest = JSON.parse(readFileSync(join(unit, 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.peerDependencies, manifest.private]).toEqual([]);
  });

  it('is loaded by plain Node', async () => {
    writeFileSync(join(home, 'load.js'), "console.log(Object.keys(await import('@sendgate/sdk')).sort().join(' '));");
    const { stdout } = await run(process.execPath, [...plainNode, 'load.js'], { cwd: home });
    expect(stdout.trim()).toBe(
      'AccessError ApiError CallbackError ConnectionError RateLimitError Sendgate SendgateError TimeoutError UnknownStatusError UnreadableAnswerError ValidationError expressCallbacks honoCallbacks verifyCallback',
    );
  });

  it.each([
    ['no types but those of the language', { lib: ['es2022'], types: [] }, ''],
    ['the types of the DOM', { lib: ['es2022', 'dom'], types: [] }, ', fetch'],
  ])('is understood by the compiler with %s', async (_what, options, own) => {
    const strict = {
      ...options,
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      skipLibCheck: false,
    };
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, files: ['caller.ts'] }));
    writeFileSync(
      join(home, 'caller.ts'),
      `import { type Decision, Sendgate, verifyCallback } from '@sendgate/sdk';
const gate = new Sendgate({ apiKey: 'k', baseUrl: 'http://localhost'${own} });
export async function ask(): Promise<string> {
  const decision: Decision = await gate.submit({ channel: 'sms', recipient: '+1', body_text: 'Hi' });
  // @ts-expect-error there is no message before the decision is looked at
  decision.message;
  if (decision.canSend) return decision.message.body;
  if (decision.isHold) return decision.ackMessage ?? decision.error?.code ?? '';
  for await (const { action_id } of gate.submissions({ status: ['QUEUED'] })) return action_id;
  const event = verifyCallback('', {}, 's');
  return event.event === 'gate.dispatch' ? event.created_at : event.reviewed_by;
}
`,
    );
    const compiled = run(join(unit, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.json'], { cwd: home });
    expect(await compiled.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
  });
});

describe('the examples of its README', () => {
  const readme = readFileSync(join(unit, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```js ?(\w*)\n([\s\S]*?)^```\n(?:\n^```text answer\n([\s\S]*?)^```)?/gm)].map(
    ([, kind = '', code = '', answer]) => ({ kind, code, answer }),
  );
  const examples = blocks.filter(({ kind }) => kind === 'run');
  const secret = `whsec_${Buffer.from('a secret only the README knows').toString('base64')}`;
  const receiverEnds: (() => Promise<void>)[] = [];
  let world: World;
  let callbackPort: number;

  beforeAll(async () => {
    callbackPort = await freePort();
    world = await startWorld({});
    await setCallback(world, `http://127.0.0.1:${callbackPort}/callbacks`, secret);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(receiverEnds.map((end) => end()));
    await world?.stop();
  }, 60_000);

  /** Writes an example behind the block that all of them begin with. */
  function write(name: string, code: string): string {
    const setup = blocks.find(({ kind }) => kind === 'setup')?.code ?? '';
    writeFileSync(join(home, name), setup.replace('http://localhost:8080', world.baseUrl) + code);
    return name;
  }
  const environment = () => ({ ...process.env, NODE_OPTIONS: '', SENDGATE_KEY: world.apiKey });

  it('are there, each with its answer', () => {
    expect(examples.length).toBeGreaterThan(3);
    expect(examples.filter(({ answer }) => answer === undefined)).toEqual([]);
  });

  it.each(examples.map((example) => [example.code.trim().split('\n')[0] ?? '', example] as const))(
    'run as printed: %s …',
    async (_first, { code, answer }) => {
      const file = write('example.js', code);
      const { stdout } = await run(process.execPath, [...plainNode, file], { cwd: home, env: environment() });
      expect(stdout).toBe(answer);
    },
  );

  it('receive a callback when a person has approved', async () => {
    const file = write('receiver.js', blocks.find(({ kind }) => kind === 'serve')?.code ?? '');
    const receiver = spawn(process.execPath, [...plainNode, file], {
      cwd: home,
      env: { ...environment(), CALLBACK_SECRET: secret, PORT: String(callbackPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    receiverEnds.push(() => ended(receiver));
    const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('listening');

    const body_text = 'Hi Bea, I can do 30% off if you sign this week.';
    const { body: held } = await world.submit({ channel: 'telegram', recipient: '@bea_lovelace', body_text });
    await approve(world, String(held.action_id));
    expect((await lines.next()).value).toBe(`send ${body_text}`);
  });

  it('can be read by Node where they only show a call', async () => {
    for (const { code } of blocks.filter(({ kind }) => kind === '')) {
      const file = write('shown.js', code);
      await run(process.execPath, [...plainNode, '--check', file], { cwd: home });
    }
  });
});

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.kill()) await exit;
}
