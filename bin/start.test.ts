import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../test/support/until.ts';
import { freePort, isPortFree } from './private-postgres/free-port.ts';
import { isAlive } from './private-postgres/process-command.ts';

const root = path.resolve(import.meta.dirname, '..');
const script = path.join(import.meta.dirname, 'start.ts');

interface Run {
  child: ChildProcess;
  output(): string;
  /** Settles when the pattern is printed; rejects when the command ends first. */
  printed(pattern: RegExp): Promise<void>;
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Run {
  const { DATABASE_URL: _database, REDIS_URL: _redis, NODE_COMPILE_CACHE: _compiled, ...inherited } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { ...inherited, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let notice = () => {};
  const keep = (chunk: Buffer) => {
    text += chunk.toString('utf8');
    notice();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    output: () => text,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        notice = () => {
          if (pattern.test(text)) resolve();
        };
        notice();
        void ended.then((code) => reject(new Error(`ended with code ${code}:\n${text}`)));
      }),
  };
}

function childrenOf(parent: number | undefined): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n');
  return processes
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([ppid]) => ppid === parent)
    .map(([, pid = 0]) => pid);
}

describe('npm start', () => {
  let folder: string;
  let home: string;
  let ports: Record<'PORT' | 'DASHBOARD_PORT' | 'WORKER_PORT' | 'METRICS_PORT', string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sendgate-start-'));
    // The user Postgres runs as must be able to pass through.
    await chmod(folder, 0o711);
    home = path.join(folder, 'home');
    const [api, dashboard, worker, metrics] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    ports = {
      PORT: String(api),
      DASHBOARD_PORT: String(dashboard),
      WORKER_PORT: String(worker),
      METRICS_PORT: String(metrics),
    };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const running = async () => {
    const { services } = JSON.parse(await readFile(path.join(home, 'running.json'), 'utf8'));
    const postmaster = (await readFile(path.join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    return {
      scripts: services.map(({ script }: { script: string }) => path.relative(root, script)) as string[],
      pids: [Number(postmaster[0]), ...services.map(({ pid }: { pid: number }) => pid)] as number[],
      postgresPort: Number(postmaster[3]),
    };
  };

  it('goes from an empty folder to a held message, and at Ctrl-C leaves nothing running', async () => {
    const run = start({ SENDGATE_HOME: home, ...ports });
    await run.printed(/Ctrl-C stops everything/);

    // The printed request, as a newcomer would paste it.
    const [, url] = /curl -s (\S+)/.exec(run.output()) ?? [];
    const [, key] = /Bearer ([^']+)'/.exec(run.output()) ?? [];
    const [, body] = /-d '([^']+)'/.exec(run.output()) ?? [];
    const answer = await fetch(url ?? '', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: body ?? '',
    });
    expect(await answer.json()).toMatchObject({
      status: 'QUEUED',
      review_url: expect.stringContaining(`http://localhost:${ports.DASHBOARD_PORT}/reviews/act_`),
    });
    for (const file of ['credentials.json', 'secrets.json']) {
      expect((await stat(path.join(home, file))).mode & 0o777).toBe(0o600);
    }

    // What the services take from the disk, each from its own library, is there when they run from one file.
    const dashboard = `http://localhost:${ports.DASHBOARD_PORT}`;
    const { login } = JSON.parse(await readFile(path.join(home, 'credentials.json'), 'utf8'));
    const signedIn = await fetch(`${dashboard}/api/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: dashboard },
      body: JSON.stringify(login),
    });
    const headers = { Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const seen = async (page: string) => (await fetch(dashboard + page, { headers, redirect: 'manual' })).status;
    await until('the queue board is open', async () => (await seen('/ops/queues')) === 200);
    for (const page of ['/ops/queues/api/queues', '/reviews', '/assets/bulk.js']) expect(await seen(page)).toBe(200);

    const { scripts, pids, postgresPort } = await running();
    expect(scripts).toEqual(
      ['api', 'dashboard', 'worker'].map((name) => path.join('services', name, 'dist', 'main.js')),
    );
    // Whatever else ran to get here has ended.
    expect(childrenOf(run.child.pid).sort()).toEqual(pids.toSorted());
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    // For the next start.
    expect((await readdir(path.join(home, 'compiled'), { recursive: true })).length).toBeGreaterThan(1);
    expect(pids.filter(isAlive)).toEqual([]);
    for (const port of [...Object.values(ports), postgresPort]) expect(await isPortFree(Number(port))).toBe(true);
  });

  describe('again, with a Redis that is down', () => {
    let run: Run;
    let before: string;
    beforeAll(async () => {
      before = await readFile(path.join(home, 'credentials.json'), 'utf8');
      run = start({ SENDGATE_HOME: home, ...ports, REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
      await run.printed(/Ctrl-C stops everything[\s\S]*Note: The queues do not answer/);
    });

    it('keeps its credentials, and answers all the same', async () => {
      expect(await readFile(path.join(home, 'credentials.json'), 'utf8')).toBe(before);
      const answer = await fetch(`http://127.0.0.1:${ports.PORT}/v1/check`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${JSON.parse(before).api_key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ content: 'See you on Tuesday.' }),
      });
      expect(await answer.json()).toMatchObject({ verdict: 'safe' });
    });

    it('refuses to run twice from one folder', async () => {
      const second = start({ SENDGATE_HOME: home, ...ports });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('Sendgate already runs from');
    });

    it('refuses it as well where both found what a start left that was killed, and leaves the first one its Postgres', async () => {
      const mark = path.join(home, 'running.json');
      const first = await readFile(mark, 'utf8');
      // As it was when both looked.
      await rm(mark);
      const [PORT, DASHBOARD_PORT, WORKER_PORT, METRICS_PORT] = await Promise.all([1, 2, 3, 4].map(() => freePort()));
      const others = Object.entries({ PORT, DASHBOARD_PORT, WORKER_PORT, METRICS_PORT });
      const second = start({
        SENDGATE_HOME: home,
        ...Object.fromEntries(others.map(([name, port]) => [name, String(port)])),
      });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Sendgate already runs from ${home} (process ${run.child.pid})`);
      expect((await fetch(`http://127.0.0.1:${ports.PORT}/readyz`)).status).toBe(200);
      await writeFile(mark, first);
    });

    it('stops everything and says so when a service ends by itself', async () => {
      const { pids } = await running();
      process.kill(pids.at(-1) ?? 0, 'SIGKILL');
      expect(await run.ended).toBe(1);
      expect(run.output()).toMatch(/The worker ended by itself \(SIGKILL\).*worker\.log/);
      expect(pids.filter(isAlive)).toEqual([]);
    });
  });

  it('says which variable makes no sense, and leaves nothing running, on a first start as well', async () => {
    const fresh = path.join(folder, 'first');
    const compiled = path.join(home, 'compiled');
    const run = start({ SENDGATE_HOME: fresh, ...ports, SENDGATE_POOL_SIZE: 'abc', NODE_COMPILE_CACHE: compiled });
    await run.printed(/Stopped\./);
    // What makes them was waited for: there may be a key already, which nobody else knows.
    expect(await readdir(fresh)).toContain('credentials.json');
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/The api ended while starting.*SENDGATE_POOL_SIZE/);
    expect(run.output()).not.toMatch(/^\s+at /m);
    for (const port of Object.values(ports)) expect(await isPortFree(Number(port))).toBe(true);
  });

  it('says in one line which port is taken and what to set, having started nothing', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    try {
      const run = start({ SENDGATE_HOME: path.join(folder, 'other'), ...ports, PORT: String(port) });
      expect(await run.ended).toBe(1);
      expect(run.output().trim()).toMatch(
        new RegExp(
          `^Port ${port} \\(the gate API\\) is taken( by process ${process.pid} \\(.*node.*\\))?\\. Stop that.*PORT=${port + 1} npm start$`,
        ),
      );
    } finally {
      server.close();
    }
  });

  it('says which database does not answer', async () => {
    const port = await freePort();
    const run = start({
      SENDGATE_HOME: path.join(folder, 'other'),
      ...ports,
      DATABASE_URL: `postgresql://me:secret-word@127.0.0.1:${port}/x`,
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`The database of DATABASE_URL (127.0.0.1:${port}) cannot be used`);
    expect(run.output()).not.toContain('secret-word');
  });
});
