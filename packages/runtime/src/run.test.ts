import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Runs a small process of its own, since signals and exit codes belong to a whole process. */
function runProcess(body: string, act: (child: ReturnType<typeof spawn>, line: string) => void) {
  const module = join(import.meta.dirname, 'index.ts');
  const script = `import { createLogger, run } from ${JSON.stringify(module)};
    const logger = createLogger({ service: 'test' });
    await run(async (life) => { ${body} }, { logger, drainMs: 10, stopMs: 200 });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const lines: string[] = [];
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    let rest = '';
    child.stdout?.on('data', (chunk) => {
      const parts = (rest + String(chunk)).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        act(child, line);
      }
    });
    child.on('close', (code) => resolve({ code, lines }));
  });
}

const announce = "logger.info('started'); const timer = setInterval(() => undefined, 1000);";
const steps = `life.onStop('first', () => logger.info('first', { state: String(life.isDraining()) }));
  life.onStop('second', () => { clearInterval(timer); logger.info('second'); });`;
const events = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { event: string }).event);

describe('run', () => {
  it('stops in order on a signal and ends with code 0', async () => {
    const { code, lines } = await runProcess(announce + steps, (child, line) => {
      if (line.includes('"started"')) child.kill('SIGTERM');
    });
    expect(events(lines)).toEqual(['started', 'stopping', 'first', 'second', 'stopped']);
    expect(code).toBe(0);
  });

  it('takes the same path on an uncaught error and ends with code 1', async () => {
    const { code, lines } = await runProcess(
      `${announce}${steps} setTimeout(() => { throw new Error('canary'); }, 1);`,
      () => undefined,
    );
    expect(events(lines)).toEqual(['started', 'uncaught exception', 'stopping', 'first', 'second', 'stopped']);
    expect(lines.join('')).not.toContain('canary');
    expect(code).toBe(1);
  });

  it('closes what was opened when the start fails, and says why', async () => {
    const { code, lines } = await runProcess(`${announce}${steps} throw new Error('port taken');`, () => undefined);
    expect(events(lines)).toEqual(['started', 'start failed', 'stopping', 'first', 'second', 'stopped']);
    expect(lines.join('')).toContain('port taken');
    expect(code).toBe(1);
  });

  it('closes what a start that is asked to stop was still opening', async () => {
    const opening = `${announce} while (!life.isDraining()) await new Promise(setImmediate);
      await new Promise(setImmediate); await new Promise(setImmediate); logger.info('opened');`;
    const { code, lines } = await runProcess(opening + steps, (child, line) => {
      if (line.includes('"started"')) child.kill('SIGINT');
    });
    expect(events(lines)).toEqual(['started', 'stopping', 'opened', 'first', 'second', 'stopped']);
    expect(code).toBe(0);
  });

  it('waits for no start that never ends', async () => {
    const hanging = `${announce}${steps} await new Promise(() => undefined);`;
    const { lines } = await runProcess(hanging, (child, line) => {
      if (line.includes('"started"')) child.kill('SIGINT');
    });
    expect(events(lines)).toEqual(['started', 'stopping', 'first', 'second', 'stopped']);
  });

  it('aborts a step that takes too long and goes on', async () => {
    const slow = "life.onStop('slow', (signal) => new Promise((done) => signal.addEventListener('abort', done)));";
    const { code, lines } = await runProcess(announce + slow + steps, (child, line) => {
      if (line.includes('"started"')) child.kill('SIGINT');
    });
    expect(events(lines)).toContain('second');
    expect(code).toBe(0);
  });
});
