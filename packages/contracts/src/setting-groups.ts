import type { TSchema } from 'typebox';
import { callbackSettings, replySettings } from './settings/callback-settings.ts';
import { claimSettings } from './settings/claim-settings.ts';
import { dispatchSettings } from './settings/dispatch-settings.ts';
import { crmSettings, evidenceSettings, secondLookSettings } from './settings/evidence-settings.ts';
import { holdSettings, pauseSettings } from './settings/hold-settings.ts';
import { limitSettings } from './settings/limit-settings.ts';
import { outreachSettings } from './settings/outreach-settings.ts';
import { ownSettings } from './settings/own-settings.ts';
import { retentionSettings } from './settings/retention-settings.ts';
import { ownRuleSettings, wordingSettings } from './settings/wording-settings.ts';
import type { SettingSecret } from './settings.ts';

/** Settings that people look for together. */
export interface SettingGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, TSchema>>;
  readonly secrets?: readonly SettingSecret[];
}

/** Every setting and every secret, each once, in the order in which the form and the documentation show them. */
export const settingGroups = [
  { id: 'callbacks', title: 'Callbacks', fields: callbackSettings, secrets: ['callback_secret'] },
  { id: 'replies', title: 'Acknowledgements and fallbacks', fields: replySettings },
  { id: 'pause', title: 'Pausing', fields: pauseSettings },
  { id: 'holds', title: 'Holds and approvals', fields: holdSettings },
  {
    id: 'dispatch',
    title: 'Dispatch',
    fields: dispatchSettings,
    secrets: ['dispatch_webhook_secret', 'dispatch_smtp_password', 'dispatch_dkim_key'],
  },
  {
    id: 'evidence',
    title: 'Evidence and advisory',
    fields: { ...secondLookSettings, ...evidenceSettings, ...crmSettings },
  },
  { id: 'claims', title: 'What messages may claim', fields: claimSettings },
  { id: 'own', title: 'What is your own', fields: ownSettings },
  { id: 'outreach', title: 'Quiet hours, consent and opting out', fields: outreachSettings },
  { id: 'wording', title: 'Words', fields: wordingSettings },
  { id: 'own-rules', title: 'Own rules', fields: ownRuleSettings },
  { id: 'limits', title: 'Limits', fields: limitSettings },
  { id: 'retention', title: 'Retention and encryption', fields: retentionSettings },
] as const satisfies readonly SettingGroup[];
export type SettingGroupId = (typeof settingGroups)[number]['id'];
