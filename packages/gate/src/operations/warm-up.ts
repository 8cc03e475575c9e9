import { channelIds, defaultSettings } from '@sendgate/contracts';
import {
  bodyFingerprint,
  buildSnapshot,
  compiledPolicies,
  configHash,
  defaultTemplates,
  evaluate,
  forgetWords,
  preparedBody,
} from '@sendgate/policy';
import { policySettingsOf } from '../policy/new-snapshot.ts';
import { sendInput } from './evaluate-submission.ts';

/** Milliseconds it may take at most. */
const LIMIT_MS = 1_500;
const ROUNDS = 20;

const earlier = {
  at: new Date(0),
  fingerprint: bodyFingerprint(preparedBody({ body_text: 'Nothing that anybody was sent.' })),
};
const nothingBefore = {
  suppression: { listed: false, entry: null },
  recentSends: [earlier],
  contactTouches: { last24h: 0, last7d: 0 },
  firstContact: false,
};
const bodyText =
  'Hello Ada,\n\nI hope this finds you well. Your invoice of $120 is attached, https://example.org/a has the rest, and we guarantee nothing.\n\nBest,\nGrace';

/**
 * Compiles the policy of a new workspace and runs it over a few messages that nobody sent. The first run of a rule is
 * many times slower than the next, and a rule that overruns its deadline holds the message: without this, the first
 * caller after a start would pay for it. What only building the index of words needed is let go of.
 */
export function warmUp(): void {
  const snapshot = buildSnapshot({ templates: defaultTemplates, settings: policySettingsOf(defaultSettings) });
  const policy = compiledPolicies.getCompiled(snapshot, configHash(snapshot));
  const until = performance.now() + LIMIT_MS;
  for (let round = 0; round < ROUNDS && performance.now() < until; round++) {
    const channel = channelIds[round % channelIds.length] ?? 'email';
    const email = channel === 'email';
    const message = {
      channel,
      recipient: 'ada@example.org',
      subject: email ? 'Your invoice' : null,
      bodyText,
      bodyHtml: email ? `<p>${bodyText} <a href="https://example.org">example.org</a></p>` : null,
      metadata: null,
    };
    evaluate(policy, sendInput(message, email ? 'email' : 'message', new Date(), nothingBefore));
  }
  forgetWords();
}
