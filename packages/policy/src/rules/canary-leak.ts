import { defineRule } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { literally } from '../search/pattern.ts';

export const canaryLeak = defineRule({
  id: 'canary_leak',
  template: 'security_residue_v1',
  severity: 'BLOCK',
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: [],
  settings: ['canary_strings'],
  masked: true,
  meaning: 'A planted string of the workspace: the text was copied from where it must not be.',
  detail:
    'The text holds a canary string of this workspace. Find out where it was copied from before sending anything.',
  examples: ['The token zx81-canary-7f3a, when it is configured.'],
  counterExamples: ['A beginning of the token, such as zx81-can.'],
  mayFind: (_field, { settings }) => settings.canary_strings.length > 0,
  *check({ text, original }, { settings }) {
    for (const canary of new Set(settings.canary_strings.map((entry) => entry.trim().toLowerCase()))) {
      if (canary === '') continue;
      // Lines wrap and blanks double on the way of a text: between words any white space will do.
      const expression = new RegExp(canary.split(/\s+/).map(literally).join('\\s+'), 'giu');
      let found = false;
      for (const { 0: written, index } of text.matchAll(expression)) {
        found = true;
        yield { start: index, end: index + written.length, confidence: 1 };
      }
      // In a comment or an attribute it leaks all the same.
      const hidden = found ? null : expression.exec(original);
      if (hidden) yield { start: hidden.index, end: hidden.index + hidden[0].length, submitted: true, confidence: 1 };
    }
  },
});
