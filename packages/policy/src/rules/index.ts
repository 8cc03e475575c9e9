import type { Rule } from '../rule.ts';
import { credentialLeak } from './credential-leak.ts';
import { paymentCard } from './payment-card.ts';
import { suppressedRecipient } from './suppressed-recipient.ts';

/** Every rule of the engine. `pnpm new rule <id>` adds a line to each list. */
export const rules: readonly Rule[] = [credentialLeak, paymentCard, suppressedRecipient];
