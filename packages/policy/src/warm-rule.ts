import type { PolicySettings } from '@sendgate/contracts';
import type { Rule } from './rule.ts';
import { fieldText } from './text/field-text.ts';

const warmed = new WeakSet<Rule>();

/**
 * Runs a rule once over its own examples and literals, so that its expressions are compiled before a deadline counts:
 * the engine of JavaScript compiles them at first use, separately for one-byte and two-byte text, and large ones take
 * tens of milliseconds. Does nothing the second time.
 */
export function warmRule(rule: Rule, settings: PolicySettings): void {
  if (warmed.has(rule)) return;
  warmed.add(rule);
  const words = (rule.literals ?? []).map((literal) => literal.replace(/^\^|\$$/g, ''));
  for (const tail of ['', ' \u0436']) {
    const text = [...rule.examples, ...rule.counterExamples, words.join(' ') + tail].join('\n');
    try {
      rule.run([fieldText('body_text', text), fieldText('content', text)], {
        channel: 'email',
        recipient: 'sam.lee@acme.example',
        contact: {},
        thread: {},
        messageClass: 'commercial',
        now: new Date(0),
        sourceRecords: [],
        suppression: { listed: false, entry: null },
        contentType: 'email',
        settings,
      });
    } catch {
      // A rule that throws is reported where it is evaluated.
    }
  }
}
