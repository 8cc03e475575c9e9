// Run by npx inside the environment it has put together: says where Node and pnpm lie there.
import { onPath } from './toolchain.js';

const pnpm = onPath('pnpm', process.env.PATH ?? '');
console.log(`SENDGATE_TOOLCHAIN ${JSON.stringify({ node: process.execPath, pnpm })}`);
