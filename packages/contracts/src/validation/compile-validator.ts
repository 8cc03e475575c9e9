import { _, Ajv2020 as Ajv, type CodeKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Static, TSchema } from 'typebox';
import { channelIds, channels } from '../channels/index.ts';
import { ValidationError, type ValidationErrorEntry } from '../problem.ts';
import { isCalendarDate, isDateTime } from './string-formats.ts';
import { validationEntries } from './validation-entries.ts';

/**
 * Lengths are counted in code points, as the specification's "characters" are. Counting costs a pass over the text, so
 * the UTF-16 length, which is free and never smaller, decides the common case.
 */
function exceeds(text: string, limit: number): boolean {
  if (text.length > 2 * limit) return true;
  let points = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit < 0xdc00 && at + 1 < text.length) {
      const next = text.charCodeAt(at + 1);
      if (next >= 0xdc00 && next < 0xe000) at++;
    }
    if (++points > limit) return true;
  }
  return false;
}

const maxLength: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  before: 'pattern',
  error: { message: 'too long', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(cxt) {
    const check = cxt.gen.scopeValue('func', { ref: exceeds });
    cxt.fail(_`${cxt.data}.length > ${cxt.schema} && ${check}(${cxt.data}, ${cxt.schema})`);
  },
};

const minLength: CodeKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  before: 'pattern',
  error: { message: 'too short', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(cxt) {
    const check = cxt.gen.scopeValue('func', { ref: exceeds });
    const { data, schema } = cxt;
    cxt.fail(_`${data}.length < ${2 * schema} && (${data}.length < ${schema} || !${check}(${data}, ${schema - 1}))`);
  },
};

function createAjv(useDefaults: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    useDefaults,
    unicodeRegExp: false,
    validateSchema: false,
    addUsedSchema: false,
    formats: {
      date: isCalendarDate,
      'date-time': isDateTime,
      ...Object.fromEntries(channelIds.map((id) => [`${id}-recipient`, channels[id].accepts])),
      email: (text: string) => /^[^\s@]+@[^\s@]+$/.test(text),
    },
  });
  for (const keyword of [maxLength, minLength]) {
    ajv.removeKeyword(String(keyword.keyword));
    ajv.addKeyword(keyword);
  }
  return ajv;
}

const bodies = createAjv(false);
const texts = createAjv(true);

/** Throws `ValidationError` when the value does not fit. Query and path values are coerced in place before. */
export type Validator = (value: unknown) => void;

/** The check of each schema that was asked for. */
const checks = new WeakMap<TSchema, ValidateFunction>();

/** The value is left exactly as it came: no defaults, no coercion. */
function checkOf(schema: TSchema): ValidateFunction {
  const check = checks.get(schema) ?? bodies.compile(withoutIds(schema) as object);
  checks.set(schema, check);
  return check;
}

/** True for a value of a schema, whose check is compiled when it is first asked for. */
export function fits<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  return checkOf(schema)(value) as boolean;
}

/** What keeps a value from fitting a schema, as it is said of a JSON body; empty when it fits. */
export function bodyErrors(schema: TSchema, value: unknown): ValidationErrorEntry[] {
  const check = checkOf(schema);
  return check(value) ? [] : validationEntries(check.errors ?? [], 'body', value);
}

/** Compiles the check of a JSON body. */
export function compileBodyValidator(schema: TSchema): Validator {
  const check = checkOf(schema);
  return (value) => {
    if (!check(value)) throw new ValidationError(validationEntries(check.errors ?? [], 'body', value));
  };
}

/**
 * Compiles the check of query or path values, which arrive as text: those whose schema wants a number or a boolean are
 * read strictly first (decimal digits; `true` or `false`), and defaults are filled in.
 */
export function compileTextValidator(schema: TSchema, root: 'query' | 'path'): Validator {
  const validate = texts.compile(withoutIds(schema) as object);
  const readers = Object.entries((schema as { properties?: Record<string, { type?: unknown }> }).properties ?? {})
    .map(([name, property]) => ({ name, read: reader(property.type) }))
    .filter((entry) => entry.read !== undefined);
  return (value) => {
    const record = value as Record<string, unknown>;
    for (const { name, read } of readers) {
      const text = record[name];
      if (typeof text === 'string') record[name] = read?.(text);
    }
    if (!validate(record)) throw new ValidationError(validationEntries(validate.errors ?? [], root, record));
  };
}

function reader(type: unknown): ((text: string) => unknown) | undefined {
  if (type === 'integer') return (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
  if (type === 'number') return (text) => (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text);
  if (type === 'boolean') return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  return undefined;
}

/**
 * The schema without the names of its parts. The same part occurs in several schemas, which validators and serialisers
 * would take for a clash of names.
 */
export function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === '$id' && typeof value === 'string'))
      .map(([key, value]) => [key, withoutIds(value)]),
  );
}
