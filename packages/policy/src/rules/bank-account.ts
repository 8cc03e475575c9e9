import { defineRule } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { compactAccount, findBankAccounts } from '../secrets/find-bank-accounts.ts';
import { because, consider } from '../text/let-go.ts';
import { digitsIn } from '../text/signs.ts';

export const bankAccount = defineRule({
  id: 'bank_account',
  template: 'privacy_secrets_v1',
  severity: 'WARN',
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: [],
  settings: ['bank_account_allowlist'],
  masked: true,
  meaning: 'Bank accounts that are not your own.',
  detail: 'The text holds a bank account. Remove it.',
  saferAlternative: '[account removed]',
  examples: ['Her IBAN is DE89 3704 0044 0532 0130 00.'],
  counterExamples: ['Your own IBAN on an invoice, once it is on the allow-list.', 'The ticket id is 121042882.'],
  mayFind: (field) => digitsIn(field) >= 6,
  *check({ text }, { settings }) {
    const own = new Set(settings.bank_account_allowlist.map(compactAccount));
    for (const { start, end, kind } of findBankAccounts(text)) {
      consider(text, start, end);
      if (own.has(compactAccount(text.slice(start, end))) && because('approved')) continue;
      yield { start, end, detail: `The text holds a bank account (${kind}). Remove it.`, confidence: 0.95 };
    }
  },
});
