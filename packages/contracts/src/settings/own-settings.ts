import { list } from './setting-schemas.ts';

/** Read by rules. */
export const ownSettings = {
  own_names: list(
    500,
    120,
    'Your names',
    'Names of your own: organisation, brands, products and people who write. Rules take them for nobody else\'s, and for "we" where one promises something.',
  ),
  own_domains: list(
    200,
    253,
    'Your domains',
    "Domains of your organisation: their addresses are never a stranger's. Where any is listed, every other address but the reader's counts as somebody else's.",
  ),
  link_allowlist: list(
    1000,
    253,
    'Domains links may use',
    'Registrable domains that links may use, tracking redirects included.',
  ),
  contact_allowlist: list(
    1000,
    254,
    'Contacts messages may hold',
    'Phone numbers and e-mail addresses that messages may hold.',
  ),
  bank_account_allowlist: list(
    200,
    34,
    'Bank accounts messages may hold',
    'Bank accounts (IBAN or routing number) that messages may hold: usually your own.',
  ),
  standard_disclaimers: list(
    50,
    4000,
    'Standard disclaimers',
    'Disclaimers that stand under messages word for word: rules about content leave them out. See rules.md.',
  ),
  standard_signatures: list(
    50,
    4000,
    'Standard signatures',
    'Signatures that stand under messages word for word: rules about content leave them out. See rules.md.',
  ),
} as const;
