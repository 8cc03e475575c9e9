import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: Reply; error?: unknown };
type Reply = { result?: { value?: unknown }; exceptionDetails?: unknown };

/** One tab of a real Chromium, driven over its DevTools protocol. */
export interface Tab {
  /** What a page must never cause: dialogs, script errors, refused resources, requests to other hosts. */
  complaints(): string[];
  open(url: string): Promise<void>;
  /** The same for a page in which no script runs, not even one that waits. */
  openInert(url: string): Promise<void>;
  /** Value of an expression inside the page. */
  read<T>(expression: string): Promise<T>;
  /** Writes into a field. */
  fill(selector: string, value: string): Promise<void>;
  /** Runs a statement and waits for the page it leads to. */
  leave(statement: string): Promise<void>;
  /** Gives the window another width, in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Loses what is asked of addresses like this one on its way, until told otherwise by an empty one. */
  lose(pattern: string): Promise<void>;
  /** Has the pages that come believe they are in a time zone; in the one of this machine again where it is empty. */
  setZone(zone: string): Promise<void>;
  /** Presses a key as a keyboard does, and lets it go after `meanwhile`; `shift+` may stand before a letter, `ctrl+` before any. */
  press(key: string, meanwhile?: () => Promise<unknown>): Promise<void>;
  /** Resolves once an expression is true inside the page, or the one it leads to, asked at each frame. */
  until(expression: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts Chromium with one tab. `host` (`name:port`) is the only address it can reach; it is served from `port` of the
 * loopback interface.
 */
export async function openTab(executable: string, host: string, port: number): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'sendgate-browser-'));
  const browser = spawn(
    executable,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const devtools = await devtoolsAddress(browser.stderr);
  const targets = (await (await fetch(`http://${devtools}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  const complaints: string[] = [];
  // Requests the content security policy stopped never left the browser, and are taken out again.
  const outside = new Map<unknown, string>();
  const waiting = new Map<number, (message: Message) => void>();
  let loaded: (() => void) | undefined;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'Page.loadEventFired') loaded?.();
    else complain(message);
  });

  function complain({ method, params = {} }: Message): void {
    if (method === 'Page.javascriptDialogOpening') {
      complaints.push('a dialog opened');
      void command('Page.handleJavaScriptDialog', { accept: false });
    } else if (method === 'Runtime.exceptionThrown') complaints.push(JSON.stringify(params));
    else if (method === 'Log.entryAdded') {
      const { source, text } = params.entry as { source: string; text: string };
      // An intervention is the browser's own: it asks nobody about what is unsent where no gesture was made.
      if (!['network', 'intervention'].includes(source)) complaints.push(`${source}: ${text}`);
    } else if (method === 'Network.requestWillBeSent') {
      const { url } = params.request as { url: string };
      // The browser draws parts of its own controls from data, which leaves nothing.
      if (!url.startsWith('data:') && new URL(url).host !== host) outside.set(params.requestId, `request to ${url}`);
    } else if (method === 'Network.loadingFailed' && params.blockedReason === 'csp') outside.delete(params.requestId);
  }

  let lastId = 0;
  function command(method: string, params: Record<string, unknown> = {}): Promise<Reply> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, (message) => {
        waiting.delete(id);
        if (message.error) reject(new Error(JSON.stringify(message.error)));
        else resolve(message.result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async function read<T>(expression: string): Promise<T> {
    const reply = await command('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (reply.exceptionDetails) throw new Error(JSON.stringify(reply.exceptionDetails));
    return reply.result?.value as T;
  }

  async function andLoad(work: () => Promise<unknown>): Promise<void> {
    const arrived = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    await work();
    await arrived;
  }

  async function until(expression: string): Promise<void> {
    const ask = `new Promise((done) => { const ask = () => (${expression}) ? done() : requestAnimationFrame(ask); ask(); })`;
    for (;;) {
      try {
        return await read<void>(ask);
      } catch (error) {
        // The page loaded itself anew while it was asked: the new one is asked again.
        if (!/navigated|context was destroyed|Cannot find context/.test(String(error))) throw error;
      }
    }
  }

  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await command(`${domain}.enable`);
  await command('Emulation.setFocusEmulationEnabled', { enabled: true });
  return {
    complaints: () => [...complaints, ...outside.values()],
    read,
    open: async (url) => {
      // Answered once the new page has taken the place of the old one, which may be loading itself anew just now.
      await command('Page.navigate', { url });
      await until(`document.readyState === 'complete'`);
    },
    openInert: (url) => andLoad(() => command('Page.navigate', { url })),
    fill: (selector, value) => read(`void (document.querySelector('${selector}').value = ${JSON.stringify(value)})`),
    leave: (statement) => andLoad(() => read(`void (${statement})`)),
    async lose(pattern) {
      await command('Network.setCacheDisabled', { cacheDisabled: pattern !== '' });
      await command('Network.setBlockedURLs', { urls: pattern === '' ? [] : [pattern] });
    },
    async setZone(timezoneId) {
      await command('Emulation.setTimezoneOverride', { timezoneId });
    },
    async resize(width) {
      await command('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false });
    },
    async press(name, meanwhile) {
      const [held, plain = name] = /^(?:shift|ctrl)(?=\+)/.test(name) ? name.split('+') : ['', name];
      const key = held === 'shift' ? plain.toUpperCase() : plain;
      const modifiers = { shift: 8, ctrl: 2 }[held ?? ''] ?? 0;
      const params = { key, modifiers, ...(key.length === 1 && { text: key }) };
      await command('Input.dispatchKeyEvent', { type: 'keyDown', ...params });
      await meanwhile?.();
      await command('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers: params.modifiers });
    },
    until,
    async close() {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
      socket.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function devtoolsAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const found = /^DevTools listening on ws:\/\/([^/]+)\//.exec(line);
    if (found?.[1]) {
      stderr.resume();
      return found[1];
    }
  }
  throw new Error('Chromium ended without opening its DevTools port');
}
