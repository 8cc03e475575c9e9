import type { prismaAdapter as makeAdapter } from 'better-auth/adapters/prisma';
import type { PrismaClient } from './generated/client.ts';
import { asSystem } from './store-context.ts';

export type IdentityAdapter = ReturnType<typeof makeAdapter>;

/**
 * The store of the sign-in library, over the same client as everything else, before it is known which workspace somebody
 * works in. Loads the library where it is asked for.
 */
export async function createIdentityAdapter(client: PrismaClient): Promise<IdentityAdapter> {
  const { prismaAdapter } = await import('better-auth/adapters/prisma');
  const signingIn = client.$extends({
    query: { $allOperations: ({ args, query }) => asSystem('sign-in', () => query(args)) },
  });
  return prismaAdapter(signingIn, { provider: 'postgresql' });
}
