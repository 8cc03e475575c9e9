// What `npm start` and `npm test` run. Plain JavaScript, because it must work on Node 20 before anything is installed.
import { bootstrap } from './bootstrap/bootstrap.js';

process.exitCode = await bootstrap(process.argv.slice(2));
