import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { ConfigError, readConfig, variable } from './config.ts';
import { sharedVariables } from './shared-variables.ts';

const table = {
  port: variable({
    env: 'PORT',
    description: 'Where to listen.',
    schema: Type.Integer({ maximum: 65_535 }),
    fallback: 80,
  }),
  loud: variable({ env: 'LOUD', description: 'Shout.', schema: Type.Boolean(), fallback: false }),
  peers: variable({ env: 'PEERS', description: 'Others.', schema: Type.Array(Type.String()), fallback: [] }),
  nick: variable({ env: 'NICK', description: 'A name.', schema: Type.String(), optional: true }),
  key: variable({ env: 'KEY', description: 'The key.', schema: Type.String({ minLength: 8 }), secret: true }),
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(table, environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
}

describe('readConfig', () => {
  it('types what is given and falls back where nothing is', () => {
    const config = readConfig(table, { KEY: 'long enough', PORT: '8080', LOUD: 'true', PEERS: 'a, b,', NICK: '' });
    expect(config).toEqual({ port: 8080, loud: true, peers: ['a', 'b'], nick: undefined, key: 'long enough' });
    const port: number = config.port;
    const nick: string | undefined = config.nick;
    expect([port, nick]).toEqual([8080, undefined]);
  });

  it('names everything wrong at once, and never the value of a secret', () => {
    const problems = problemsOf({ PORT: '0x50', LOUD: 'yes', KEY: 'canary' });
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).toMatch(/PORT[\s\S]*LOUD[\s\S]*KEY/);
    expect(problems.join('\n')).not.toContain('canary');
    expect(problemsOf({})).toEqual(['KEY is required: The key.']);
  });

  it.each(['redis://:TOP#SECRET@cache', 'redis://:TOPSECRET%ZZ@cache', 'redis://cache/TOPSECRET'])(
    'names REDIS_URL beside what else is wrong where it can be no address: %s',
    (url) => {
      const read = () => readConfig({ ...table, redisUrl: sharedVariables.redisUrl }, { PORT: '0x50', REDIS_URL: url });
      expect(read).toThrow(/PORT[\s\S]*KEY[\s\S]*REDIS_URL cannot be used/);
      expect(read).not.toThrow(/SECRET/);
    },
  );

  it('reads a secret from the file its _FILE variable names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    writeFileSync(join(folder, 'key'), 'from a file\n');
    expect(readConfig(table, { KEY_FILE: join(folder, 'key') }).key).toBe('from a file');
    rmSync(folder, { recursive: true });
    expect(problemsOf({ KEY_FILE: join(folder, 'key') })[0]).toContain('KEY_FILE names a file that cannot be read');
  });
});
