import { type Static, type TNull, type TSchema, type TUnion, Type } from 'typebox';

/**
 * A value that may also be `null`.
 *
 * Scalars become `type: [T, 'null']` rather than `anyOf`, so that one bad value yields one entry in a 422 and not one
 * per branch. Enumerations and references keep `anyOf`, where JSON Schema has no shorter form.
 */
export function nullable<T extends TSchema>(schema: T): TUnion<[T, TNull]> {
  const source = schema as TSchema & { type?: unknown; enum?: readonly unknown[] };
  if (typeof source.type === 'string') {
    const { $id: _, ...rest } = source as TSchema & { $id?: string };
    const widened: Record<string, unknown> = { ...rest, type: [source.type, 'null'] };
    if (source.enum) widened.enum = [...source.enum, null];
    return Type.Unsafe(widened) as unknown as TUnion<[T, TNull]>;
  }
  return Type.Union([schema, Type.Null()]);
}

/** A string out of a closed list, written as `enum` so that a wrong value yields one clear entry in a 422. */
export function stringEnum<const T extends readonly string[]>(values: T, options: Record<string, unknown> = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
}

/** Values of a closed list with commas between. `x-each` names them to readers and to the 422 of a wrong one. */
export function commaList(values: readonly string[], options: Record<string, unknown> = {}) {
  const each = `(?:${values.join('|')})`;
  return Type.String({ maxLength: 200, pattern: `^${each}(?:,${each})*$`, 'x-each': [...values], ...options });
}

/**
 * An object with any keys, all of whose values fit one schema. Written as `additionalProperties`: the pattern that
 * `Type.Record` stands for takes no key with a line break in it, which was then left out of answers.
 */
export function keyed<T extends TSchema>(value: T, options: Record<string, unknown> = {}) {
  return Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: value, ...options });
}
