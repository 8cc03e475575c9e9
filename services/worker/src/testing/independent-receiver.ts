import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A receiver written from the documentation alone: it shares no code with the signer. Takes header names in any case,
 * as HTTP does.
 */
export function receiverAccepts(
  headers: Readonly<Record<string, string>>,
  raw: Buffer,
  secret: string,
  nowSeconds = Date.now() / 1_000,
): boolean {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const stamp = lower['x-service-signature-timestamp'] ?? '';
  if (lower['x-service-signature-version'] !== 'v1' || !/^\d+$/.test(stamp)) return false;
  if (Math.abs(nowSeconds - Number(stamp)) > 300) return false;
  const mac = createHmac('sha256', secret)
    .update(Buffer.concat([Buffer.from(`${stamp}.`), raw]))
    .digest('hex');
  return [lower['x-service-signature'], lower['x-service-signature-previous']].some((given) => {
    const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`v1=${mac}`)];
    return a.length === b.length && timingSafeEqual(a, b);
  });
}
