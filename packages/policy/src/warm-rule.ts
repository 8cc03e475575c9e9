import type { PolicySettings } from '@sendgate/contracts';
import type { Rule } from './rule.ts';
import { fieldText, SearchedField } from './text/field-text.ts';
import type { LiteralIndex } from './text/literal-index.ts';

const warmed = new WeakSet<Rule>();

/**
 * Runs a rule once over its own examples, so that its code and the branches that speak to ordinary text are read before a
 * deadline counts. Once and in one field: an expression that is run a second time is compiled to machine code, which costs
 * as much again in time and far more in memory, and only those that texts really meet are worth it. Does nothing the
 * second time.
 */
export function warmRule(rule: Rule, settings: PolicySettings, index: LiteralIndex): void {
  if (warmed.has(rule)) return;
  warmed.add(rule);
  const text = [...rule.examples, ...rule.counterExamples].join('\n');
  const field = SearchedField.of(fieldText('body_text', text), index);
  try {
    rule.run([field], {
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
  index.release(field.hits);
}
