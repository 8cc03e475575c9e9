import type { prismaAdapter as makeAdapter } from 'better-auth/adapters/prisma';
import type { PrismaClient } from './generated/client.ts';

export type IdentityAdapter = ReturnType<typeof makeAdapter>;

/** The store of the sign-in library, over the same client as everything else. Loads the library where it is asked for. */
export async function createIdentityAdapter(client: PrismaClient): Promise<IdentityAdapter> {
  const { prismaAdapter } = await import('better-auth/adapters/prisma');
  return prismaAdapter(client, { provider: 'postgresql' });
}
