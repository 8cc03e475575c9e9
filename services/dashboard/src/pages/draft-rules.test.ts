import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '@sendgate/contracts';
import { draftRules } from './draft-rules.ts';

describe('the rules of a draft', () => {
  const { markup: page } = draftRules({ templates: [], rules: {}, settings: defaultSettings }, null);

  it('show the hours of quiet as a hold, which the draft does not switch', () => {
    const [row = ''] = /<div class="rule" id="rule-quiet_hours">.*?<\/div>/s.exec(page) ?? [];
    expect(row).toContain('>hold</span>');
    expect(row).toContain('the setting <code>quiet_hours</code> alone');
    expect(row).not.toContain('<select');
    expect(page).not.toContain('data-rule="quiet_hours"');
  });
});
