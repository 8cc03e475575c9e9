import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import {
  bodyErrors,
  callbackSchedule,
  defaultSettings,
  fits,
  governanceTokens,
  nullable,
  type SettingGroup,
  SettingsPatch,
  type SubmissionStatus,
  settingFields,
  settingGroups,
  settingSchema,
  settingSecretNames,
  settingSecrets,
  statuses,
  stringEnum,
  submissionStatuses,
  WorkspaceSettings,
} from './index.ts';

describe('statuses', () => {
  it('end for good in SENT, BLOCKED and REJECTED', () => {
    const final = submissionStatuses.filter((from) => statuses[from].next.length === 0);
    expect(final.sort()).toEqual(['BLOCKED', 'REJECTED', 'SENT']);
  });

  it('never lead back to themselves, and never from a stop to a proceed in one step', () => {
    for (const from of submissionStatuses) {
      const { handling, next }: { handling: string; next: readonly SubmissionStatus[] } = statuses[from];
      expect(next).not.toContain(from);
      if (handling === 'stop') expect(next.map((to) => statuses[to].handling)).not.toContain('proceed');
    }
  });
});

describe('settings', () => {
  it('have defaults that satisfy their own bounds', () => {
    expect(bodyErrors(WorkspaceSettings, defaultSettings)).toEqual([]);
  });

  it.each(Object.keys(settingFields))('%s has a default and says what it means', (name) => {
    const schema = settingFields[name as keyof typeof settingFields] as { default?: unknown; description?: string };
    expect(schema.default).not.toBeUndefined();
    expect(schema.description?.length).toBeGreaterThan(20);
  });

  it('can be patched one by one, and a patch never brings in a default', () => {
    expect(fits(SettingsPatch, {})).toBe(true);
    expect(fits(SettingsPatch, { required_approvals: 2 })).toBe(true);
    expect(fits(SettingsPatch, { required_approvals: 4 })).toBe(false);
    expect(bodyErrors(SettingsPatch, { required_approvals: 4 })).toEqual([
      {
        loc: ['body', 'required_approvals'],
        msg: 'Input should be less than or equal to 3',
        type: 'less_than_equal',
      },
    ]);
    for (const name of ['callback_secret', 'dispatch_webhook_secret']) {
      const taken = (secret: string) => fits(SettingsPatch, { [name]: secret });
      // What is no base64 would sign with an empty key.
      expect(['whsec_!!!!!!!!!!!!!!!!', 'whsec_c2hvcnQ='].map(taken)).toEqual([false, false]);
      expect(
        ['any sixteen signs', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', null].map((secret) => taken(secret as string)),
      ).toEqual([true, true, true]);
    }
    for (const schema of Object.values(SettingsPatch.properties)) expect(schema).not.toHaveProperty('default');
  });
});

describe('groups of settings', () => {
  it('hold every setting and every secret once, each with a label', () => {
    const groups: readonly SettingGroup[] = settingGroups;
    expect(groups.flatMap(({ fields }) => Object.keys(fields)).sort()).toEqual(Object.keys(settingFields).sort());
    expect(groups.flatMap(({ secrets }) => secrets ?? []).sort()).toEqual([...settingSecretNames].sort());
    const labels = Object.values({ ...settingFields, ...settingSecrets }).map((row) => settingSchema(row).title);
    expect(labels.filter((label) => !label)).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('nullable', () => {
  it('widens the type in place, so that one bad value is one error', () => {
    const schema = nullable(Type.String({ maxLength: 3 }));
    expect(bodyErrors(schema, 'four')).toHaveLength(1);
    expect(fits(schema, null)).toBe(true);
    expect(fits(nullable(stringEnum(['a', 'b'])), null)).toBe(true);
    expect(fits(nullable(stringEnum(['a', 'b'])), 'c')).toBe(false);
  });
});

describe('governance tokens', () => {
  it('are the UTF-8 bytes of all fields over four, rounded up, at least one', () => {
    expect(governanceTokens('')).toBe(1);
    expect(governanceTokens('abcd')).toBe(1);
    expect(governanceTokens('abcde')).toBe(2);
    expect(governanceTokens('é', 'é', null, undefined)).toBe(1);
    expect(governanceTokens('😀😀')).toBe(2);
  });
});

describe('the callback schedule', () => {
  it('has twelve attempts over 70 hours and 42 minutes', () => {
    const unit = { s: 1, m: 60, h: 3600 } as const;
    const seconds = callbackSchedule.map(
      (wait) => Number.parseInt(wait, 10) * unit[wait.slice(-1) as keyof typeof unit],
    );
    expect(seconds).toHaveLength(12);
    expect(seconds.reduce((sum, wait) => sum + wait, 0)).toBe((70 * 60 + 42) * 60 + 35);
  });
});
