import { gzipSync } from 'node:zlib';
import type { Treatment } from './loopback-receiver.ts';

/** Answers without end. */
export const endless: Treatment = (res) => {
  res.writeHead(200);
  const chunk = Buffer.alloc(65_536, 'x');
  const more = () => {
    while (!res.destroyed && res.write(chunk));
  };
  res.on('drain', more);
  more();
};

const bomb = gzipSync(Buffer.alloc(200_000_000));

/** A thousandth of what it says would be unpacked from it. */
export const gzipBomb: Treatment = (res) => res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);

// One by one, a hundred thousand writes would pass before the socket is full, and nobody else of this process got a turn.
const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(1_000);

/** Provisional answers, and never the one they announce. */
export const provisional: Treatment = (_res, _post, socket) => {
  const flood = () => {
    while (socket.writable && socket.write(hints));
  };
  socket.on('drain', () => setImmediate(flood));
  flood();
};
