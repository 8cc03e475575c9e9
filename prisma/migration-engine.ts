import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';

export type SchemaEngine = glue.SchemaEngine;

/**
 * Prisma's own migration engine, compiled to WebAssembly: what the `prisma migrate` commands run, without their
 * download. It works on the database of `databaseUrl`, whose user must be allowed to create databases where a command
 * replays the migrations (`new`, `status`). What it applies is sent as `asSent` says it.
 * @throws what `work` throws; the engine's refusals come as Error with Prisma's message.
 */
export async function withMigrationEngine<T>(
  databaseUrl: string,
  datamodels: [path: string, content: string][],
  work: (engine: SchemaEngine) => Promise<T>,
  asSent = (script: string) => script,
): Promise<T> {
  await instantiate();
  const factory = migrationAdapterFactory(databaseUrl, asSent);
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

type PrismaPgAdapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** The engine never clears the ten-second timer of its lock; it must not keep a finished process alive. */
const unreferenced = (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds >>> 0).unref();

const panic = {
  message: '',
  set_message(message: string): void {
    panic.message = message;
  },
};

let instantiated: Promise<void> | undefined;

function instantiate(): Promise<void> {
  instantiated ??= (async () => {
    const require = createRequire(import.meta.url);
    const wasm = await readFile(
      require.resolve('@prisma/schema-engine-wasm').replace('schema_engine.js', 'schema_engine_bg.wasm'),
    );
    const { instance } = await WebAssembly.instantiate(wasm, {
      './schema_engine_bg.js': Object.fromEntries(
        Object.entries(glue).map(([name, value]) => [
          name,
          name.startsWith('__wbg_setTimeout_') ? unreferenced : value,
        ]),
      ),
    });
    glue.__wbg_set_wasm(instance.exports);
    // Where the engine's glue puts the text of a panic; without it the panic itself crashes the process.
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panic });
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
function migrationAdapterFactory(databaseUrl: string, asSent: (script: string) => string) {
  const opened: SqlDriverAdapter[] = [];
  const open = async (url: string, sent = (script: string) => script) => {
    const adapter = await new PrismaPg({
      connectionString: url,
      application_name: 'sendgate-migrate',
      // One session: the engine takes a session-wide advisory lock and asks for it again.
      max: 1,
      idleTimeoutMillis: 0,
    }).connect();
    adapter.executeScript = async (script) => {
      // Without arguments the driver uses the simple protocol, which takes a whole script, in one transaction.
      for (const sql of builtBeside(script) ?? [sent(script)])
        await adapter.executeRaw({ sql, args: [], argTypes: [] }).catch(nameCode);
    };
    readCatalogChars(adapter);
    opened.push(adapter);
    return adapter;
  };
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(databaseUrl, asSent),
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

/**
 * The statements of a migration that builds or drops an index beside the writers, each to be sent by itself: Postgres does
 * neither in a transaction. Null for any other.
 */
function builtBeside(script: string): string[] | null {
  if (!/^(?:CREATE (?:UNIQUE )?|DROP )INDEX CONCURRENTLY/m.test(script)) return null;
  return script.split(/;\s*$/m).filter((statement) => statement.trim() !== '');
}

/** Puts the code of Postgres into the text of an error: the engine hands on nothing else. */
function nameCode(error: unknown): never {
  const { cause } = error as { cause?: { kind?: string; code?: string; message?: string } };
  if (cause?.kind === 'postgres') cause.message = `${cause.message} (${cause.code})`;
  throw error;
}

/**
 * Postgres keeps the kind of a constraint in its internal one-byte type, which the driver adapter refuses to read. The
 * driver's answer is relabelled as text on the way in, and as a character on the way out, as the engine expects.
 */
function readCatalogChars(adapter: PrismaPgAdapter): void {
  const charColumns = new Map<string, number[]>();
  const pool = adapter.underlyingDriver();
  const ask: (query: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult | pg.QueryArrayResult[]> =
    pool.query.bind(pool);
  pool.query = (async (query: pg.QueryArrayConfig) => {
    const answer = await ask(query);
    if (Array.isArray(answer)) return answer;
    const found = answer.fields.flatMap((field, index) => (field.dataTypeID === singleByteChar ? [index] : []));
    for (const index of found) Object.assign(answer.fields[index] ?? {}, { dataTypeID: text });
    charColumns.set(query.text, found);
    return answer;
  }) as typeof pool.query;
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns.get(query.sql) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}

function readable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error.name === 'RuntimeError' && panic.message !== '') {
    return new Error(`Prisma's migration engine gave up: ${panic.message}`, { cause: error });
  }
  const { message: full, code } = error as Error & { code?: string };
  // The engine appends a trace of its own source to some messages.
  const message = full.replace(/\n\s+\d+: schema_(engine|core)[\s\S]*$/, '').trim();
  return Object.assign(new Error(code === undefined ? message : `${code}: ${message}`, { cause: error }), { code });
}
