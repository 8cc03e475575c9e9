/** The floor of callbacks: the same posts by got alone, forty at once over kept connections. No store, no queue, no checks. */
import { Agent } from 'node:http';
import got from 'got';

const [url = '', count = '0', body = ''] = process.argv.slice(2);
const agent = { http: new Agent({ keepAlive: true }) };
const headers = { 'Content-Type': 'application/json' };
let left = Number(count);
const poster = async () => {
  while (left-- > 0) await got.post(url, { body, headers, agent, retry: { limit: 0 } });
};
await Promise.all(Array.from({ length: 40 }, poster));
process.exit(0);
