import type { TSchema } from 'typebox';

/** What forms and documentation read of the schema of a setting or of a part of one. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** It does nothing, and is offered to nobody. */
  readonly deprecated?: boolean;
  /** Kind of field a browser has for such a text; `text` is one line, however long. */
  readonly 'x-input'?: 'url' | 'text';
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly items?: SettingSchema;
  /** Schema of the values of an object whose names are free; false where they are not. */
  readonly additionalProperties?: SettingSchema | boolean;
}

/** The schema of a setting, to be read. */
export function settingSchema(schema: TSchema): SettingSchema {
  return schema as SettingSchema;
}

/** How large a value may be, in words; empty where nothing bounds it. */
export function settingBounds({ minimum, maximum, minLength = 0, maxLength, ...schema }: SettingSchema): string {
  const many = (count: number | undefined) => (count === undefined ? [] : [`at most ${count} entries`]);
  return [
    ...(minimum === undefined || maximum === undefined ? [] : [`${minimum} to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`${minLength > 1 ? `${minLength} to` : 'at most'} ${maxLength} characters`]),
    ...many(schema.maxItems ?? schema.maxProperties),
  ].join(', ');
}
