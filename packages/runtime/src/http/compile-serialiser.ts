import { isDeepStrictEqual } from 'node:util';
import { withoutIds } from '@sendgate/contracts';
import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';

/** Writes a reply body as JSON. Throws when a required field is missing. */
export type Serialiser = (body: unknown) => string;

type Node = Record<string, unknown>;

/**
 * Compiles the writer of a reply from its schema. A field the schema does not name is not written; with `verify`, which
 * tests switch on, that is an error instead, so that nothing is ever dropped unnoticed.
 */
export function compileSerialiser(schema: TSchema, options: { verify?: boolean } = {}): Serialiser {
  const write = fastJson(forWriting(withoutIds(schema)) as Parameters<typeof fastJson>[0]);
  if (!options.verify) return write;
  return (body) => {
    const text = write(body);
    if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(body)))) {
      throw new TypeError(`reply does not fit its schema: wrote ${text}`);
    }
    return text;
  };
}

/**
 * Bounds and formats do not matter when writing, and alternatives between objects would be decided by validating each
 * one. The writer takes one object with the fields of all, required where every alternative requires them.
 */
function forWriting(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forWriting);
  if (node === null || typeof node !== 'object') return node;
  const { format: _format, enum: _enum, pattern: _pattern, ...rest } = node as Node;
  // A property may itself be called `format` or `enum`: such a node has a schema there, not a text or list.
  const kept: Node = { ...rest };
  for (const [key, value] of [
    ['format', _format],
    ['enum', _enum],
    ['pattern', _pattern],
  ] as const) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) kept[key] = value;
  }
  const branches = kept.anyOf;
  if (Array.isArray(branches) && branches.length > 0 && branches.every(isPlainObjectSchema)) {
    const { anyOf: _, ...outer } = kept;
    return forWriting({ ...outer, ...merge(branches) });
  }
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, forWriting(value)]));
}

function isPlainObjectSchema(node: unknown): node is Node & { properties: Node; required?: string[] } {
  return (
    node !== null &&
    typeof node === 'object' &&
    (node as Node).type === 'object' &&
    (node as Node).properties !== undefined
  );
}

function merge(branches: readonly (Node & { properties: Node; required?: string[] })[]): Node {
  const required = branches
    .map((branch) => branch.required ?? [])
    .reduce((shared, names) => shared.filter((name) => names.includes(name)));
  return { type: 'object', properties: Object.assign({}, ...branches.map((branch) => branch.properties)), required };
}
