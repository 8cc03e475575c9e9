import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What goes wrong with a request. */
export type DoubleFault =
  | { readonly status: number; readonly retryAfter?: string; readonly body?: string; readonly type?: string }
  | 'hang'
  | 'hang up'
  | 'garbage'
  /** An answer without end. */
  | 'endless'
  /** A contact, compressed although nobody asked for that. */
  | 'compressed'
  | 'redirect';

/** Answers as the fault says, or not at all. */
export function misbehave(fault: DoubleFault, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'hang up') {
    incoming.socket.destroy();
  } else if (fault === 'garbage') {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('<html>not json');
  } else if (fault === 'endless') {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!outgoing.destroyed && outgoing.write(' '.repeat(65_536)));
    };
    outgoing.on('drain', more);
    more();
  } else if (fault === 'compressed') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    outgoing.end(gzipSync('{"id":"501","properties":{}}'));
  } else if (fault === 'redirect') {
    outgoing.writeHead(307, { location: '/elsewhere' }).end();
  } else {
    const headers = {
      'content-type': fault.type ?? 'application/json',
      ...(fault.retryAfter && { 'retry-after': fault.retryAfter }),
    };
    outgoing.writeHead(fault.status, headers).end(fault.body ?? '{"status":"error","message":"on demand"}');
  }
}
