# One image for the three services and the migrations; the command chooses:
#   node <flags> services/api/dist/main.js        node <flags> services/worker/dist/main.js
#   node <flags> services/dashboard/dist/main.js  node prisma/migrate.ts deploy
# The flags and the variables of glibc keep memory small and answers quick; docs/operations.md says how.

FROM node:24-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12.21.0
# The store is filled from the lock file alone, so that a change of code does not download everything again.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --prod
COPY . .
RUN pnpm install --frozen-lockfile --prod --offline \
 && node bin/generate.ts \
 && node bin/bundle.ts

FROM node:24-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 GLIBC_TUNABLES=glibc.malloc.hugetlb=1 UV_THREADPOOL_SIZE=16
WORKDIR /app
# Owned by root, run by another: the process cannot change its own code.
COPY --from=build /app /app
USER 10001:10001
EXPOSE 8080 3000 9090 9464 9465
CMD ["node", "--max-semi-space-size=32", "--no-regexp-tier-up", "--no-allocation-site-pretenuring", "--v8-pool-size=1", "services/api/dist/main.js"]
