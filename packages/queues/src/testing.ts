export { describeBackend } from './testing/backend-contract.ts';
export { describeWithRedis } from './testing/describe-with-redis.ts';
export { drain } from './testing/drain.ts';
export { type DueWorkList, dueWorkList } from './testing/due-work-in-memory.ts';
export { idle, idleProcessors } from './testing/idle.ts';
export { type PrivateDatabase, privateDatabase } from './testing/private-database.ts';
export { type PrivateRedis, privateRedis, type SentCommands } from './testing/private-redis.ts';
