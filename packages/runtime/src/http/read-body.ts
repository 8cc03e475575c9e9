import type { IncomingMessage } from 'node:http';
import { ProblemError } from '@sendgate/contracts';

/** Largest request body in bytes unless a route says otherwise. */
export const BODY_LIMIT = 4 * 1024 * 1024;
/** A too large body is read to its end and thrown away up to this size, so that the client gets to read the answer. */
const DISCARD_LIMIT = 16 * 1024 * 1024;

/** The client went away before its request was complete: there is nobody to answer. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted';
}

/**
 * The body of a request as sent, which must be uncompressed `application/json` of at most `limit` bytes.
 * Throws `ProblemError` `unsupported_media_type` or `payload_too_large`, or `RequestAborted`.
 */
export async function readJsonBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  assertJson(request);
  return readBytes(request, limit);
}

/** Likewise for a body of another media type, such as a file handed in as it is. */
export async function readUpload(request: IncomingMessage, mediaType: string, limit: number): Promise<Buffer> {
  assertUpload(request, mediaType);
  return readBytes(request, limit);
}

/** @throws ProblemError `unsupported_media_type` where a body says that it is something else, or compressed */
export function assertUpload(request: IncomingMessage, mediaType: string): void {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type?.trim().toLowerCase() !== mediaType || encoding.toLowerCase() !== 'identity') {
    throw new ProblemError('unsupported_media_type', `Send the body as ${mediaType}, without content encoding.`);
  }
}

/** Whatever a body says it is. Throws `ProblemError` `payload_too_large`, or `RequestAborted`. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > DISCARD_LIMIT) throw tooLarge(limit, { Connection: 'close' });
  return new Promise((resolve, reject) => {
    let first: Buffer | undefined;
    let chunks: Buffer[] | undefined;
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > DISCARD_LIMIT) {
        request.pause();
        reject(tooLarge(limit, { Connection: 'close' }));
      } else if (size > limit) {
        first = undefined;
        chunks = undefined;
      } else if (chunks) chunks.push(chunk);
      else if (first) chunks = [first, chunk];
      else first = chunk;
    });
    request.on('end', () => {
      if (size > limit) reject(tooLarge(limit, {}));
      else resolve(chunks ? Buffer.concat(chunks, size) : (first ?? Buffer.alloc(0)));
    });
    request.on('error', () => reject(new RequestAborted()));
    // Also emitted after every complete request, where an error would be made for nothing.
    request.on('close', () => {
      if (!request.complete) reject(new RequestAborted());
    });
  });
}

function tooLarge(limit: number, headers: Record<string, string>): ProblemError {
  return new ProblemError('payload_too_large', `The body exceeds ${limit} bytes.`, {
    recovery: { action: 'reduce_payload', limit },
    headers,
  });
}

const JSON_MEDIA_TYPE = /^application\/json\s*(?:;|$)/i;
/** JSON has no parameters, so that those which libraries write behind the type say nothing; a charset says how to read it. */
const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(?:;|$))/i;

function assertJson(request: IncomingMessage): void {
  const type = request.headers['content-type'];
  if (type !== 'application/json' && (type === undefined || !JSON_MEDIA_TYPE.test(type) || OTHER_CHARSET.test(type))) {
    throw new ProblemError('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ProblemError('unsupported_media_type', 'Send the body without content encoding.');
  }
}
