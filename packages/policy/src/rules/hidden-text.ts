import { hiddenElements } from '../html/hidden-elements.ts';
import { shownByStyles } from '../html/hiding-styles.ts';
import { decodeEntities, htmlToText } from '../html/html-to-text.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { consider } from '../text/let-go.ts';
import { OffsetMap } from '../text/offset-map.ts';
import { unseenCharacters, withoutUnseen } from '../text/unseen-characters.ts';
import { injectedInstructions } from '../wordings/injected-instructions.ts';

/** Longest line that mail may hide for the inbox to show beside the subject, in characters. */
const PREHEADER_MAX = 150;
const hides =
  /hidden|display\s*:|visibility|opacity|font-size\s*:\s*[01.]|text-indent|color\s*[:=]|(?:left|top)\s*:\s*-|clip|scale|height\s*:\s*0|width\s*:\s*0|mso-hide/i;
const table = /<table\b/i;
/** In a style sheet, whose declarations stand in braces. */
const turningSheet = /unicode-bidi\s*:(?<=[{;][^{}]{0,400})[^;{}]{0,80}(?:bidi|isolate)-override(?=[^{}]{0,400}\})/gi;

export const hiddenText = defineRule({
  id: 'hidden_text',
  template: 'security_residue_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  meaning: 'Text or characters that a reader cannot see.',
  detail: 'The text holds something a reader cannot see. Remove it.',
  saferAlternative: '',
  examples: ['A word broken by zero-width spaces.', 'A paragraph with display:none.'],
  counterExamples: ['A family emoji.', 'A hidden preview line of up to 150 characters at the top of an email.'],
  mayFind: ({ plain }) => !plain,
  *check({ original, html }) {
    const entities = original.includes('&');
    if (html || entities || /[^\n\r\t\x20-\x7e]/.test(original)) {
      const { text, map } = (html
        ? htmlToText(original, { quotations: true })
        : entities
          ? decodeEntities(original)
          : null) ?? { text: original, map: OffsetMap.identity };
      for (const { start, end, kind } of unseenCharacters(text)) {
        const span = map.spanOf(start, end);
        const stripped = withoutUnseen(text.slice(start, end));
        yield {
          ...span,
          submitted: true,
          detail: `The text holds ${kind}. Remove them.`,
          saferAlternative: stripped,
          confidence: 0.97,
        };
      }
    }
    if (!html) return;
    // Which elements a style sheet turns is left open: no mail turns what its reader is to read.
    for (const {
      0: { length },
      index,
    } of original.matchAll(turningSheet)) {
      yield {
        start: index,
        end: index + length,
        submitted: true,
        detail: 'A style sheet of the HTML turns the direction of reading. Remove it.',
        confidence: 0.97,
      };
    }
    if (!hides.test(original) && !table.test(original)) return;
    const { hidden, shown, moved } = hiddenElements(original);
    for (const { start, end } of moved) {
      yield {
        ...{ start, end, submitted: true },
        detail:
          'The HTML holds text in a table outside of its cells, which its reader sees elsewhere. Put it in a cell.',
        confidence: 0.9,
      };
    }
    const seen = folded(shown);
    const shownElsewhere = shownByStyles(original);
    for (const element of hidden) {
      const said = folded(element.text);
      if (said === '' || !/[\p{L}\p{N}]/u.test(said)) continue;
      consider(original, element.start, element.end, 'in_order');
      // The same words for another width of screen hide nothing.
      if (said.length >= 3 && seen.includes(said)) continue;
      const commands = injectedInstructions.some((expression) => element.text.search(expression) >= 0);
      if (!commands && isPreheader(element.leads, said.length, element.tag, element.label)) continue;
      // What is for another width of screen is seen there, and rules on content read it.
      if (!commands && element.label.split(/\s+/).some((name) => shownElsewhere.has(name))) continue;
      yield {
        start: element.start,
        end: element.end,
        submitted: true,
        detail: 'The HTML holds text that a reader cannot see. Remove it, or show it.',
        confidence: 0.97,
      };
    }
  },
});

function isPreheader(leads: boolean, length: number, tag: string, label: string): boolean {
  if (!leads || length > PREHEADER_MAX) return false;
  return tag !== 'p' || /pre-?header|preview|snippet/i.test(label);
}

function folded(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
