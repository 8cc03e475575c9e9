import { connect, type Socket } from 'node:net';

/**
 * A load generator in a process of its own. Requests are written to raw sockets and answers are only counted, so that
 * the generator takes as little of the machine from the server as it can. Reads its plan as JSON from the first
 * argument and prints its figures as JSON.
 */
export interface LoadPlan {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON bodies, sent in turn; `@N@` becomes a number that never repeats in a run. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections; absent, each connection sends as soon as it is answered. */
  readonly rate?: number;
}

export interface LoadFigures {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds from when a request was due to its answer. */
  readonly p50: number;
  readonly p99: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

const plan = JSON.parse(process.argv[2] ?? '{}') as LoadPlan;
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let sent = Number(process.hrtime.bigint() % 1_000_000_000n) * 1_000;

function nextRequest(): Buffer {
  const body = (plan.bodies[sent % plan.bodies.length] ?? '').replaceAll('@N@', String(sent++));
  const headers = { Host: 'localhost', 'Content-Type': 'application/json', ...plan.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `POST ${plan.path} HTTP/1.1\r\n${lines.join('')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Bytes of the first complete answer in a buffer, or 0. */
function answerLength(buffer: Buffer): number {
  const end = buffer.indexOf('\r\n\r\n');
  if (end === -1) return 0;
  const length = Number(/content-length: (\d+)/i.exec(buffer.toString('latin1', 0, end))?.[1] ?? 0);
  return buffer.length >= end + 4 + length ? end + 4 + length : 0;
}

function drive(index: number, start: number, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(plan.port, '127.0.0.1');
    socket.setNoDelay(true);
    const gap = plan.rate === undefined ? 0 : (1_000 * plan.connections) / plan.rate;
    let due = start + (gap * index) / plan.connections;
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      if (performance.now() >= deadline) {
        socket.end(resolve);
        return;
      }
      if (gap === 0) due = performance.now();
      socket.write(nextRequest());
    };
    const pace = () => {
      if (gap === 0) return send();
      due += gap;
      const wait = due - performance.now();
      if (wait > 1) setTimeout(send, wait);
      else send();
    };
    socket.on('connect', pace);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = answerLength(received);
      if (length === 0) return;
      const status = received.toString('latin1', 9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      latencies.push(performance.now() - due);
      received = received.subarray(length);
      pace();
    });
  });
}

const start = performance.now();
const deadline = start + plan.seconds * 1_000;
await Promise.all(Array.from({ length: plan.connections }, (_, index) => drive(index, start, deadline)));
const seconds = (performance.now() - start) / 1_000;
latencies.sort((a, b) => a - b);
const quantile = (share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
const figures: LoadFigures = {
  requests: latencies.length,
  perSecond: latencies.length / seconds,
  p50: quantile(0.5),
  p99: quantile(0.99),
  statuses,
};
process.stdout.write(JSON.stringify(figures));
