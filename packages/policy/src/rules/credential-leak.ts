import { defineRule } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { credentialLiterals } from '../secrets/credential-literals.ts';
import { findCredentials } from '../secrets/find-credentials.ts';

export const credentialLeak = defineRule({
  id: 'credential_leak',
  template: 'privacy_secrets_v1',
  severity: 'BLOCK',
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: [],
  literals: credentialLiterals,
  masked: true,
  readsSource: true,
  meaning: 'Keys, tokens, private keys and passwords must not leave in a message.',
  detail: 'The text holds what looks like a live credential. Remove it, and revoke it if it is real.',
  examples: ['The password is Hunter2!x', '-----BEGIN PRIVATE KEY-----'],
  counterExamples: ['Here is your password reset link.', 'Set YOUR_API_KEY_HERE in the file.'],
  *check(field) {
    for (const { start, end, kind } of findCredentials(field)) {
      yield {
        start,
        end,
        detail: `The text holds what looks like a live credential (${kind}). Remove it, and revoke it if it is real.`,
        confidence: kind === 'password' || kind === 'key' ? 0.85 : 0.98,
      };
    }
  },
});
