/** Why bytes are not read: more of them than told, or something else than bytes, as from a stream that was given an encoding. */
export type Unread = 'too_large' | 'not_bytes';

/**
 * All bytes of a body. A stream that turns out to be larger, or none of bytes, is left there and then, which cancels it.
 * @throws what `refusal` makes of the reason
 */
export async function readBytes(
  chunks: AsyncIterable<unknown> | Iterable<unknown>,
  mostBytes: number,
  refusal: (why: Unread) => Error,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) throw refusal('not_bytes');
    length += chunk.length;
    if (length > mostBytes) throw refusal('too_large');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
