import { defineConfig } from 'prisma/config';

/** Read by Prisma's own command line; `pnpm migrate` does the same work with no download. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/sendgate' },
});
