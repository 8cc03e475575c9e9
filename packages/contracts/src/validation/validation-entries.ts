import type { ErrorObject } from 'ajv';
import { channelIds, channels } from '../channels/index.ts';
import { firstCharacters } from '../first-characters.ts';
import type { ValidationErrorEntry } from '../problem.ts';

/** What Ajv reports in verbose mode, which is how the validators are compiled. */
type Report = ErrorObject<string, Record<string, unknown>, unknown> & { parentSchema?: Record<string, unknown> };

const MAX_ENTRIES = 50;
const MAX_KEY_LENGTH = 64;

/** Reports that only repeat what another report of the same place says. */
const wrappers: ReadonlySet<string> = new Set(['if', 'propertyNames']);

const typeEntries: Record<string, { msg: string; type: string }> = {
  string: { msg: 'Input should be a valid string', type: 'string_type' },
  integer: { msg: 'Input should be a valid integer', type: 'int_type' },
  number: { msg: 'Input should be a valid number', type: 'float_type' },
  boolean: { msg: 'Input should be a valid boolean', type: 'bool_type' },
  object: { msg: 'Input should be an object', type: 'dict_type' },
  array: { msg: 'Input should be a list', type: 'list_type' },
  null: { msg: 'Input should be null', type: 'none_required' },
};

/** The same types read from a query string or path, where every value arrives as text. */
const parsingEntries: Record<string, { msg: string; type: string }> = {
  integer: { msg: 'Input should be a valid integer, unable to parse string as an integer', type: 'int_parsing' },
  number: { msg: 'Input should be a valid number, unable to parse string as a number', type: 'float_parsing' },
  boolean: { msg: 'Input should be a valid boolean, unable to interpret input', type: 'bool_parsing' },
};

/**
 * Translates validator reports into the documented 422 entries: one for each place, the first thing wrong with it, at
 * most 50. Messages name bounds and allowed values, never the value received.
 *
 * @param root where the value came from, the first element of every `loc`
 * @param value the value that was validated, to tell list positions from object keys
 */
export function validationEntries(
  reports: readonly ErrorObject[],
  root: 'body' | 'query' | 'path',
  value: unknown,
): ValidationErrorEntry[] {
  const entries = new Map<string, ValidationErrorEntry>();
  for (const report of reports as readonly Report[]) {
    if (entries.size === MAX_ENTRIES) break;
    if (wrappers.has(report.keyword)) continue;
    const loc = [root, ...locate(report.instancePath, value)];
    if (report.keyword === 'required') loc.push(String(report.params.missingProperty));
    if (report.keyword === 'additionalProperties') loc.push(clip(String(report.params.additionalProperty)));
    if (report.propertyName !== undefined) loc.push(clip(report.propertyName));
    const place = JSON.stringify(loc);
    if (!entries.has(place)) entries.set(place, { loc, ...describe(report, root) });
  }
  return [...entries.values()];
}

function describe(report: Report, root: string): { msg: string; type: string } {
  const { params } = report;
  const limit = Number(params.limit);
  const s = limit === 1 ? '' : 's';
  switch (report.keyword) {
    case 'required':
      return { msg: 'Field required', type: 'missing' };
    case 'type':
      return describeType(params.type, root);
    case 'minLength':
      return { msg: `String should have at least ${limit} character${s}`, type: 'string_too_short' };
    case 'maxLength':
      return { msg: `String should have at most ${limit} character${s}`, type: 'string_too_long' };
    case 'enum':
      return { msg: `Input should be ${choice(params.allowedValues)}`, type: 'enum' };
    case 'const':
      return { msg: `Input should be ${choice([params.allowedValue])}`, type: 'enum' };
    case 'minimum':
      return { msg: `Input should be greater than or equal to ${limit}`, type: 'greater_than_equal' };
    case 'maximum':
      return { msg: `Input should be less than or equal to ${limit}`, type: 'less_than_equal' };
    case 'minProperties':
      return {
        msg: `Input should name ${choice(Object.keys(report.parentSchema?.properties ?? {}))}`,
        type: 'too_short',
      };
    case 'minItems':
      return { msg: `Input should have at least ${limit} item${s}`, type: 'too_short' };
    case 'maxItems':
    case 'maxProperties':
      return { msg: `Input should have at most ${limit} item${s}`, type: 'too_long' };
    case 'uniqueItems':
      return { msg: 'Input should hold no item twice', type: 'value_error' };
    case 'additionalProperties':
      return { msg: 'Extra inputs are not permitted', type: 'extra_forbidden' };
    case 'format':
      return {
        msg: `Input should be ${formatNames[String(params.format)] ?? `a valid ${params.format}`}`,
        type: 'value_error',
      };
    case 'pattern':
      return describePattern(report);
    default:
      return { msg: hint(report) ?? 'Input has an unexpected form', type: 'value_error' };
  }
}

const formatNames: Record<string, string> = {
  date: 'a valid date, YYYY-MM-DD',
  'date-time': 'a valid RFC 3339 date and time with an offset',
  email: 'a valid e-mail address',
  ...Object.fromEntries(channelIds.map((id) => [`${id}-recipient`, channels[id].recipientHint])),
};

function describeType(expected: unknown, root: string): { msg: string; type: string } {
  const types = (Array.isArray(expected) ? expected : String(expected).split(',')).filter((type) => type !== 'null');
  if (types.length > 1)
    return { msg: `Input should be ${types.slice(0, -1).join(', ')} or ${types.at(-1)}`, type: 'value_error' };
  const type = String(types[0] ?? 'null');
  const entry = (root === 'body' ? undefined : parsingEntries[type]) ?? typeEntries[type];
  return entry ?? { msg: 'Input has the wrong type', type: 'value_error' };
}

function choice(values: unknown): string {
  const shown = (Array.isArray(values) ? values : []).filter((value) => value !== null).map((value) => `'${value}'`);
  return shown.length < 2 ? (shown[0] ?? 'null') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** The pattern of a list with commas stands for the values it may hold. */
function describePattern(report: Report): { msg: string; type: string } {
  const each = report.parentSchema?.['x-each'];
  if (each) return { msg: `Input should be a comma-separated list of ${choice(each)}`, type: 'enum' };
  return { msg: hint(report) ?? 'Input has an unexpected form', type: 'value_error' };
}

/** A pattern tells a person little; the schema's own description tells more. */
function hint(report: Report): string | undefined {
  const description = report.parentSchema?.description;
  if (typeof description === 'string') return `Input does not have the expected form: ${description}`;
  return report.keyword === 'pattern' ? `Input should match ${String(report.params.pattern)}` : undefined;
}

function locate(pointer: string, value: unknown): (string | number)[] {
  if (pointer === '') return [];
  let at: unknown = value;
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const inList = Array.isArray(at);
      at = at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined;
      return inList ? Number(key) : clip(key);
    });
}

function clip(key: string): string {
  return firstCharacters(key, MAX_KEY_LENGTH);
}
