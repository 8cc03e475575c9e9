import { prismaAdapter } from 'better-auth/adapters/prisma';
import type { PrismaClient } from './generated/client.ts';

export type IdentityAdapter = ReturnType<typeof prismaAdapter>;

/** The store of the sign-in library, over the same client as everything else. */
export function createIdentityAdapter(client: PrismaClient): IdentityAdapter {
  return prismaAdapter(client, { provider: 'postgresql' });
}
