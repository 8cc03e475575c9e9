import { type TNull, type TSchema, type TUnion, Type } from 'typebox';

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
