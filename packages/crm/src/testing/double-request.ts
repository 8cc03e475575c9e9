import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request as it came to the double. */
export interface SeenRequest {
  readonly method: string;
  /** As it came, query and escapes included. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** The form or the JSON that was sent. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** What the double answers; `content` goes out as JSON. */
export interface Reply {
  readonly status: number;
  readonly content?: unknown;
  readonly location?: string;
}

/** A refusal in the form of the CRM. */
export function problem(status: number, category: string, message: string): Reply {
  return { status, content: { status: 'error', message, correlationId: randomUUID(), category } };
}

/** Reads a request whose body has come. */
export function seen(incoming: IncomingMessage, body: string): SeenRequest {
  const { method = '', url = '' } = incoming;
  const { pathname, searchParams } = new URL(url, 'http://crm.invalid');
  const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return {
    method,
    url,
    path: pathname,
    query: searchParams,
    authorization: incoming.headers.authorization,
    content: isForm ? Object.fromEntries(new URLSearchParams(body)) : body === '' ? {} : JSON.parse(body),
  };
}
