import { defineRule } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';

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
    const visible = text.toLowerCase();
    const source = original.toLowerCase();
    for (const canary of new Set(settings.canary_strings.map((entry) => entry.trim().toLowerCase()))) {
      if (canary === '') continue;
      let found = false;
      for (let at = visible.indexOf(canary); at >= 0; at = visible.indexOf(canary, at + canary.length)) {
        found = true;
        yield { start: at, end: at + canary.length, confidence: 1 };
      }
      // In a comment, an attribute or a quoted reply it leaks all the same. Lower case may change the length of a text;
      // its place is then not told.
      const hidden = found ? -1 : source.indexOf(canary);
      if (hidden >= 0) {
        yield source.length === original.length
          ? { start: hidden, end: hidden + canary.length, submitted: true, confidence: 1 }
          : { confidence: 1 };
      }
    }
  },
});
