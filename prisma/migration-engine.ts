import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';

export type SchemaEngine = glue.SchemaEngine;

/**
 * Prisma's own migration engine, compiled to WebAssembly: what the `prisma migrate` commands run, without their
 * download. It works on the database of `databaseUrl`, whose user must be allowed to create databases where a command
 * replays the migrations (`new`, `status`).
 * @throws what `work` throws; the engine's refusals come as Error with Prisma's message.
 */
export async function withMigrationEngine<T>(
  databaseUrl: string,
  datamodels: [path: string, content: string][],
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await instantiate();
  const factory = migrationAdapterFactory(databaseUrl);
  const engine = await glue.SchemaEngine.new(
    { datamodels },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    return await work(engine);
  } catch (error) {
    throw readable(error);
  } finally {
    engine.free();
    await factory.dispose();
  }
}

// The part of the platform's WebAssembly used here; its types come with the browser's, which this project leaves out.
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: Record<string, object>): Promise<{ instance: { exports: object } }>;
};

let instantiated: Promise<void> | undefined;

function instantiate(): Promise<void> {
  instantiated ??= (async () => {
    const require = createRequire(import.meta.url);
    const wasm = await readFile(
      require.resolve('@prisma/schema-engine-wasm').replace('schema_engine.js', 'schema_engine_bg.wasm'),
    );
    const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': { ...glue } });
    glue.__wbg_set_wasm(instance.exports);
    (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  })();
  return instantiated;
}

/** Type numbers of Postgres: the internal one-byte `"char"` of its catalogs, and `text`. */
const singleByteChar = 18;
const text = 25;

/**
 * PrismaPg as the engine needs it. Three things are done here because the stock adapter gets them wrong: it cuts a
 * migration at every semicolon, also inside a function body; it opens the shadow database through the original
 * connection string, that is, on the real database; and it refuses the one-byte type in which Postgres keeps the kind
 * of a constraint.
 */
function migrationAdapterFactory(databaseUrl: string) {
  const opened: SqlDriverAdapter[] = [];
  const open = async (url: string) => {
    const adapter = await new PrismaPg({ connectionString: url, application_name: 'sendgate-migrate' }).connect();
    adapter.executeScript = async (script) => {
      // Without arguments the driver uses the simple protocol, which takes a whole script, in one transaction.
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
    };
    const pool = adapter.underlyingDriver();
    const ask: (query: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult | pg.QueryArrayResult[]> =
      pool.query.bind(pool);
    pool.query = (async (query: pg.QueryArrayConfig) => {
      const answer = await ask(query);
      for (const { fields } of [answer].flat()) {
        for (const field of fields) if (field.dataTypeID === singleByteChar) field.dataTypeID = text;
      }
      return answer;
    }) as typeof pool.query;
    opened.push(adapter);
    return adapter;
  };
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(databaseUrl),
    connectToShadowDb: async () => {
      const server = await open(databaseUrl);
      const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
      await server.executeScript(`CREATE DATABASE "${name}"`);
      const shadowUrl = new URL(databaseUrl);
      shadowUrl.pathname = `/${name}`;
      const shadow = await open(shadowUrl.href);
      const close = shadow.dispose.bind(shadow);
      shadow.dispose = async () => {
        shadow.dispose = async () => undefined;
        await close();
        await server.executeScript(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      };
      return shadow;
    },
    /** Closes what the engine left open, newest first. */
    dispose: async () => {
      for (const adapter of opened.reverse()) {
        const { dispose } = adapter;
        adapter.dispose = async () => undefined;
        await dispose.call(adapter).catch(() => undefined);
      }
    },
  } satisfies SqlMigrationAwareDriverAdapterFactory & { dispose(): Promise<void> };
}

function readable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { message: full, code } = error as Error & { code?: string };
  // The engine appends a trace of its own source to some messages.
  const message = full.replace(/\n\s+\d+: schema_(engine|core)[\s\S]*$/, '').trim();
  return Object.assign(new Error(code === undefined ? message : `${code}: ${message}`, { cause: error }), { code });
}
