import type { PolicySettings } from '@sendgate/contracts';
import type { Rule } from './rule.ts';
import { fieldText, SearchedField } from './text/field-text.ts';
import type { LiteralIndex } from './text/literal-index.ts';

const warmed = new WeakSet<Rule>();

/**
 * Runs a rule once over its own examples, so that its code and the branches that speak to ordinary text are compiled
 * before a deadline counts. A branch takes about a millisecond, so the others can wait for the text that needs them. Does
 * nothing the second time.
 */
export function warmRule(rule: Rule, settings: PolicySettings, index: LiteralIndex): void {
  if (warmed.has(rule)) return;
  warmed.add(rule);
  const text = [...rule.examples, ...rule.counterExamples].join('\n');
  const fields = (['body_text', 'content'] as const).map((name) => SearchedField.of(fieldText(name, text), index));
  try {
    rule.run(fields, {
      channel: 'email',
      recipient: 'sam.lee@acme.example',
      contact: {},
      thread: {},
      messageClass: 'commercial',
      now: new Date(0),
      sourceRecords: [],
      suppression: { listed: false, entry: null },
      consent: {},
      messageKind: 'message',
      templateName: null,
      contentType: 'email',
      settings,
    });
  } catch {
    // A rule that throws is reported where it is evaluated.
  }
}
