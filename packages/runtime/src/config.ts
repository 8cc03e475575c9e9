import { readFileSync } from 'node:fs';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import type { Static, TSchema } from 'typebox';

/** One setting of a process: the environment variable it comes from, what it means and what it may be. */
export interface Variable<Schema extends TSchema = TSchema> {
  readonly env: string;
  readonly description: string;
  readonly schema: Schema;
  /** Used when the variable is absent or empty. Without one the variable is required, unless `optional`. */
  readonly fallback?: Static<Schema>;
  readonly optional?: boolean;
  /** Throws what is to be changed about a value that fits the schema. The message must not repeat a secret. */
  check?(value: Static<Schema>): unknown;
  /** Never shown; may also be given as a file named by `<env>_FILE`. */
  readonly secret?: boolean;
}

export type VariableTable = Readonly<Record<string, Variable>>;

export type Config<Table extends VariableTable> = {
  readonly [Name in keyof Table]:
    | Static<Table[Name]['schema']>
    | (Table[Name] extends { optional: true } ? undefined : never);
};

/** The environment does not make sense; the message lists everything wrong with it, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Declares one variable; keeps the exact type of its schema. */
export function variable<Schema extends TSchema, const Row extends Omit<Variable<Schema>, 'schema'>>(
  row: Row & { readonly schema: Schema },
): Row & { readonly schema: Schema } {
  return row;
}

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  validateSchema: false,
  unicodeRegExp: false,
  formats: { uri: isHttpUrl },
});

/**
 * Reads a table of variables from an environment. Numbers and booleans are read strictly; lists are comma-separated.
 * Throws `ConfigError` naming every missing or unusable variable at once. Values of secrets are never quoted.
 */
export function readConfig<const Table extends VariableTable>(
  table: Table,
  environment: Readonly<Record<string, string | undefined>>,
): Config<Table> {
  const problems: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(table)) {
    try {
      config[name] = readVariable(row, environment);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config as Config<Table>;
}

function readVariable(row: Variable, environment: Readonly<Record<string, string | undefined>>): unknown {
  const text = rawText(row, environment);
  if (text === undefined || text === '') {
    if (row.fallback !== undefined) return row.fallback;
    if (row.optional) return undefined;
    throw new Error(`${row.env} is required: ${row.description}`);
  }
  const value = interpret(text, (row.schema as { type?: unknown }).type);
  const validate = ajv.compile(row.schema as object);
  if (validate(value)) {
    try {
      row.check?.(value);
    } catch (error) {
      throw new Error(`${row.env} cannot be used, ${(error as Error).message}. ${row.description}`);
    }
    return value;
  }
  const reason = ajv.errorsText(validate.errors, { dataVar: row.env, separator: ' and ' });
  throw new Error(`${reason}${row.secret ? '' : `, but is "${text.slice(0, 80)}"`}: ${row.description}`);
}

function rawText(row: Variable, environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const direct = environment[row.env];
  const file = row.secret ? environment[`${row.env}_FILE`] : undefined;
  if (file === undefined || file === '' || direct) return direct;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${row.env}_FILE names a file that cannot be read: ${row.description}`);
  }
}

function interpret(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  if (type === 'array')
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return text;
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
