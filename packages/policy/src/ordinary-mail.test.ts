import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { byEmail, fullSnapshot } from './testing.ts';

const mails = readFileSync(new URL('../../../bench/ordinary-mail.txt', import.meta.url), 'utf8').split(/^---\n/m);
const policy = compilePolicy(fullSnapshot());
const send = { ...byEmail, recipient: 'reader@gmail.com', contact: {}, messageClass: 'reply' as const };
const patient = { ruleDeadlineMs: 60_000, totalDeadlineMs: 600_000 };

describe('ordinary mail', () => {
  it.each(mails.map((mail) => [mail.replace(/\s+/g, ' ').slice(0, 60), mail]))(
    'leaves as a reply to somebody of no known firm: %s',
    (_opening, mail) => {
      const { findings, failures } = evaluate(
        policy,
        { contentType: 'email', fields: { body_text: mail }, send },
        patient,
      );
      expect(failures).toEqual([]);
      expect(findings.map(({ rule, matched }) => [rule, matched])).toEqual([]);
    },
  );
});
