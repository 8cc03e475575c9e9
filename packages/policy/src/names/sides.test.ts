import { expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { byEmail, fullSnapshot, policySettings, still } from '../testing.ts';
import { sidesOf } from './sides.ts';

const contact = { first_name: 'Dana', company: 'Initech' };
const recipient = 'dana.reed@initech.example';

it.each([
  ['Initech', 'you'],
  ['Initech Ltd', 'you'],
  ['Kestrel', 'we'],
  ['Northwind Software', 'we'],
  ['Globex', null],
])('%s is on the side of %s', (name, side) => {
  const settings = policySettings({ own_names: ['Kestrel'] });
  const text = 'Hi Dana,\n\nShall we talk?\n\nBest,\nSam Porter\nNorthwind Software';
  expect(sidesOf({ recipient, contact, settings })(name, text)).toBe(side);
});

it('knows nobody where nothing is told of sender and recipient', () => {
  expect(sidesOf({ settings: policySettings() })('Initech', 'Initech gets a free month.')).toBeNull();
});

const policy = compilePolicy(fullSnapshot());
const found = (body: string) => {
  const fields = { subject: 'Shifts', body_text: `Hi Dana,\n\n${body}\n\nBest,\nSam Porter\nNorthwind Software` };
  const send = { ...byEmail, recipient, contact };
  return evaluate(policy, { contentType: 'email', fields, send }, still).findings;
};

it.each([
  ['As a new client, Initech would receive a fifteen percent reduction on its subscription.', 'unapproved_discount'],
  ['Northwind Software guarantees more bookings within a month.', 'guarantee_claim'],
  ['Northwind Software has been the scheduling partner of Unilever for four years.', 'customer_reference'],
])('hears what is said of a firm as said of its side: %j', (body, rule) => {
  const finding = found(body).find((each) => each.rule === rule);
  expect(finding).toBeDefined();
  // Quoted as it was written.
  expect(body).toContain(finding?.matched);
});

it('takes what is told of another firm, or of what the reader is, for no claim on them', () => {
  const rulesOf = (body: string) => found(body).map(({ rule }) => rule);
  expect(rulesOf('Analysts say that Globex would receive a fifteen percent reduction.')).not.toContain(
    'unapproved_discount',
  );
  expect(rulesOf('I read that Initech was fined by the regulator.')).not.toContain('legal_or_certification_claim');
});
