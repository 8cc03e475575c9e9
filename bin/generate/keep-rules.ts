// Run by `generateLiterals` in a process of its own: the gate and what it derives take half a gigabyte.
import { keepRules } from '@sendgate/gate';
import { runCommand } from '../run-command.ts';

await runCommand(async () => keepRules());
