import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';

const policy = compilePolicy(
  fullSnapshot({ postal_address: 'Northwind Inc., 500 Main Street, Springfield, IL 62701' }),
);
const pitch = 'Our payroll tool runs in nine countries.';
const foot = 'Reply STOP to opt out. Northwind Inc., 500 Main Street, Springfield, IL 62701';

function found(body_text: string, body_html?: string) {
  const { findings } = evaluate(
    policy,
    {
      contentType: 'email',
      fields: { subject: 'Payroll', body_text, ...(body_html === undefined ? {} : { body_html }) },
      send: { channel: 'email', messageClass: 'commercial' },
    },
    still,
  );
  return findings.flatMap(({ rule, field }) => (rule.startsWith('missing_') ? [`${rule} ${field}`] : [])).sort();
}

describe('what a commercial e-mail must hold', () => {
  it.each([
    ['in a text without HTML', `${pitch} ${foot}`, undefined],
    ['in the HTML alone, which the reader is shown', pitch, `<p>${pitch}</p><p>${foot}</p>`],
    ['in both', `${pitch} ${foot}`, `<p>${pitch}</p><p>${foot}</p>`],
    ['in the text beside HTML in which there is nothing to see', `${pitch} ${foot}`, '<p> </p>'],
  ])('may stand %s', (_where, text, html) => {
    expect(found(text, html)).toEqual([]);
  });

  it.each([
    ['alone is not seen beside HTML', `${pitch} ${foot}`, `<p>${pitch}</p>`, 'body_html'],
    ['alone is not seen beside a picture', `${pitch} ${foot}`, '<img src="https://acme.com/a.png">', 'body_html'],
    ['is missing without HTML', pitch, undefined, 'body_text'],
  ])('in the text %s', (_where, text, html, field) => {
    expect(found(text, html)).toEqual([`missing_postal_address ${field}`, `missing_unsubscribe ${field}`]);
  });
});
