import { Prisma } from './generated/client.ts';

/**
 * Of an audit event, that none with a smaller id appears any more. Ids are drawn before transactions commit, so one may appear
 * after a greater one did; but a transaction lasts five seconds at most, and below an event that is a minute old none is missing.
 * Transaction numbers would not tell: the one that began first may draw its id last. Nor do they survive a restored dump.
 */
export const settled = Prisma.sql`created_at < now() - interval '1 minute'`;
