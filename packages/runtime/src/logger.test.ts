import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { createLogger, describeError, type LogFields } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLogger({ service: 'test', level: 'info', stream }));
  return lines.map((line) => JSON.parse(line));
}

describe('the logger', () => {
  it('keeps only named fields, cut to a length, whatever it is handed', () => {
    const fields = {
      action_id: 'act_1',
      body_text: 'canary',
      recipient: 'canary',
      code: 'x'.repeat(2_000),
    } as LogFields;
    const [line] = logged((logger) => logger.child(fields).info('something happened', fields));
    expect(line).toMatchObject({ level: 'info', event: 'something happened', service: 'test', action_id: 'act_1' });
    expect(String(line?.code)).toHaveLength(500);
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('describes an error by name, code and frames and leaves its message out', () => {
    const error = Object.assign(new TypeError('canary in a query'), { code: 'P2002' });
    const described = describeError(error);
    expect(described).toMatchObject({ error_name: 'TypeError', error_code: 'P2002' });
    expect(JSON.stringify(described)).not.toContain('canary');
    expect(describeError(error, { withMessage: true }).error_message).toBe('canary in a query');
  });

  it('tells what Redis refused a command with, and not the command', () => {
    const refusals = ['WRONGPASS invalid canary', "NOPERM this user has no permissions to run 'canary'", 'canary'];
    const described = refusals.map((message) =>
      describeError(Object.assign(new Error(message), { name: 'ReplyError' })),
    );
    expect(described.map(({ error_code }) => error_code)).toEqual(['WRONGPASS', 'NOPERM', undefined]);
    expect(JSON.stringify(described.map(({ error_frames, ...rest }) => rest))).not.toContain('canary');
  });

  it('keeps so much while nobody reads it, and tells how many lines it dropped', async () => {
    const lines = 60_000;
    const script = `
      import { createLogger } from ${JSON.stringify(new URL('logger.ts', import.meta.url).href)};
      const logger = createLogger({ service: 'test' });
      for (let n = 0; n < ${lines}; n++) logger.info(${JSON.stringify('x'.repeat(400))});
      process.stderr.write('written');
      process.stdin.resume();
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
    await once(child.stderr, 'data');
    const read = text(child.stdout);
    child.stdin.end();
    const written = (await read).trimEnd();

    const told = written.split('\n').map((line) => JSON.parse(line) as { event: string; count?: number });
    const dropped = told.filter(({ event }) => event === 'log lines dropped');
    expect(written.length).toBeLessThan(9_000_000);
    expect(told.length - dropped.length + dropped.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(lines);
    expect(dropped.length).toBeGreaterThan(0);
  });
});
