import type { Static } from 'typebox';
import { claimSettings } from './settings/claim-settings.ts';
import { evidenceSettings } from './settings/evidence-settings.ts';
import { outreachSettings } from './settings/outreach-settings.ts';
import { ownSettings } from './settings/own-settings.ts';
import { ownRuleSettings, wordingSettings } from './settings/wording-settings.ts';

/**
 * Settings that rules read. They are copied into the policy snapshot, so changing one publishes a new snapshot: a
 * decision is always explained by the snapshot bound to it.
 */
export const policySettingFields = {
  ...claimSettings,
  ...ownSettings,
  ...outreachSettings,
  ...evidenceSettings,
  ...wordingSettings,
  ...ownRuleSettings,
} as const;

export type PolicySettings = { [K in keyof typeof policySettingFields]: Static<(typeof policySettingFields)[K]> };
export const policySettingNames = Object.keys(policySettingFields) as (keyof PolicySettings)[];
