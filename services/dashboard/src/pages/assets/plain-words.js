/**
 * What is wrong with one value, as the API says it to programs.
 * @typedef {{ msg: string, type: string }} Refused
 */

/**
 * The wordings the API has for what a schema refuses, by type, as people say them. What varies in one is found in its text.
 * @type {Readonly<Record<string, (said: string, bound: string) => string>>}
 */
const wordings = {
  missing: (said) => said.replace('Field required', 'Fill this in'),
  extra_forbidden: () => 'There is no such field',
  string_too_short: (_, least) => (least === '1' ? 'Fill this in' : `Write at least ${least} characters`),
  string_too_long: (_, most) => `Write at most ${most} character${most === '1' ? '' : 's'}`,
  greater_than_equal: (_, least) => `At least ${least}`,
  less_than_equal: (_, most) => `At most ${most}`,
  too_short: (said, least) =>
    least ? `At least ${entries(least)}` : `Give ${bare(said.replace('Input should name ', ''))}`,
  too_long: (_, most) => `At most ${entries(most)}`,
  enum: (said) => `Choose ${bare(said.replace(/^Input should be (?:a comma-separated list of )?/, ''))}`,
  string_type: () => 'Write a text',
  int_type: () => 'Write a whole number',
  int_parsing: () => 'Write a whole number',
  float_type: () => 'Write a number',
  float_parsing: () => 'Write a number',
  bool_type: () => 'This is either true or false',
  bool_parsing: () => 'Write true or false',
  list_type: () => 'This must be a list',
};

/** How the API begins what it says of any value. What begins in another way was written for people. */
const ofAnyValue = /^(?:Input|String|Field|Extra inputs) /;

/** @param {string} number */
const entries = (number) => `${number} ${number === '1' ? 'entry' : 'entries'}`;

/** @param {string} names with quotes around each */
const bare = (names) => names.replaceAll("'", '');

/**
 * Why a value is refused, for the person who wrote it: what to do about it, as a sentence.
 *
 * @param {Refused} refused an entry of a 422
 * @returns {string}
 */
export function inPlainWords({ msg, type }) {
  const bound = /-?\d+(?:\.\d+)?/.exec(msg)?.[0] ?? '';
  const said = ofAnyValue.test(msg) ? (wordings[type]?.(msg, bound) ?? restated(msg)) : msg;
  return said.replace(/\.?$/, '.');
}

/** @param {string} msg */
function restated(msg) {
  return msg.replace(/^Input should be /, 'Write ').replace(/^(?:Input|String) /, 'This ');
}
