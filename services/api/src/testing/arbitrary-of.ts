import fc from 'fast-check';

/** The parts of JSON Schema our bodies are written in. */
interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
}

/** Values for fields whose form the schema does not tell, by name. */
export type Hints = Readonly<Record<string, readonly string[]>>;

/** What programs stumble over, in the place of anything. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -0, 1e308, 2 ** 53, -1, 0.1, '', ' ', 'a\0b', '\ud800', '__proto__', [], {}),
  fc.constantFrom<unknown>([[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]], 'x'.repeat(1_100), Array(120).fill(1)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Any text: words, signs of every script, what no text should hold. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Would Tuesday at ten suit you?', 'We guarantee 3x ROI.', 'Hi {{first_name}},', '<b>Hello</b>', '\n'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\0', ' ')),
);

/** Bodies that mostly fit a schema, with up to three places in which they do not. `align` makes fields fit each other. */
export function bodiesOf(schema: unknown, hints: Hints, align = (body: unknown) => body): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), how: fc.constantFrom('replace', 'remove', 'rename'), value: junk });
  return fc
    .tuple(fitting(schema as Schema, hints).map(align), fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 })))
    .map(([body, changes]) => changes.reduce<unknown>((changed, each) => changedAt(changed, each), body));
}

function fitting(schema: Schema, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const known = hints[name];
  if (known && schema.type !== 'array') return fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...known) }, anyText);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => fitting(branch, hints, name)));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? junk : fc.oneof(...types.map((type) => ofType(type, schema, hints, name)));
}

function ofType(type: string, schema: Schema, hints: Hints, name: string): fc.Arbitrary<unknown> {
  const { minimum: min = -10, maximum: max = 1_000 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'string':
      return ofText(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, hints, name), { maxLength: Math.min(4, schema.maxItems ?? 4) });
    default:
      return ofObject(schema, hints);
  }
}

function ofText({ format, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-01', '2024-02-29', '1999-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-11-01T10:00:00Z', '2026-11-01T10:00:00.123+02:00');
  const edges = fc
    .constantFrom(minLength, maxLength, maxLength + 1)
    .map((length) => 'x'.repeat(Math.min(length, 2_000)));
  return fc.oneof({ weight: 19, arbitrary: ofLength(minLength, maxLength) }, edges);
}

function ofLength(min: number, max: number): fc.Arbitrary<string> {
  return anyText.map((text) => text.slice(0, max).padEnd(min, 'a'));
}

function ofObject({ properties = {}, required = [], additionalProperties }: Schema, hints: Hints) {
  const parts = Object.entries(properties).map(([key, part]) => {
    const value = fitting(part, hints, key);
    return [key, required.includes(key) ? value : fc.option(value, { nil: undefined })] as const;
  });
  const extra =
    typeof additionalProperties === 'object' ? fitting(additionalProperties, hints) : fc.jsonValue({ maxDepth: 1 });
  return fc
    .tuple(fc.record(Object.fromEntries(parts)), fc.dictionary(anyText, extra, { maxKeys: 2 }))
    .map(([named, others]) => ({ ...others, ...named }));
}

interface Change {
  at: number;
  how: string;
  value: unknown;
}

/** A copy with one of its places changed. */
function changedAt(body: unknown, { at, how, value }: Change): unknown {
  const copy = structuredClone(body);
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const visit = (node: unknown) => {
    if (node === null || typeof node !== 'object') return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return value;
  const [holder, key] = place;
  if (how === 'replace') holder[key] = value;
  else {
    if (how === 'rename') holder[`${key} `] = holder[key];
    delete holder[key];
  }
  return copy;
}
