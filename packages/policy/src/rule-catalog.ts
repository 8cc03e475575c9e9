import type { Channel, ContentType, PolicySettings, Severity } from '@sendgate/contracts';
import type { SettingNeed } from './rule.ts';
import { rules } from './rules/index.ts';

/** A rule as people read it: in the documentation and in the policy editor. */
export interface RuleDescription {
  id: string;
  template: string;
  severity: Severity;
  meaning: string;
  examples: readonly string[];
  counterExamples: readonly string[];
  hard: boolean;
  contentTypes: readonly ContentType[];
  channels: readonly Channel[];
  /** Settings it reads, which a policy may give it values of its own for. */
  params: readonly SettingNeed[];
}

export const ruleCatalog: readonly RuleDescription[] = rules.map((rule) => ({
  id: rule.id,
  template: rule.template,
  severity: rule.severity,
  meaning: rule.meaning,
  examples: rule.examples,
  counterExamples: rule.counterExamples,
  hard: rule.hard,
  contentTypes: rule.contentTypes,
  channels: rule.channels,
  params: rule.settings ?? [],
}));

/** A rule that judges no text: it holds a message for a while, without a violation. */
export type HoldDescription = Pick<RuleDescription, 'id' | 'template' | 'meaning' | 'examples' | 'counterExamples'> & {
  setting: keyof PolicySettings;
};

/** What holds messages beside the rules, whichever templates are on: its setting alone says whether it does. */
export const holdCatalog: readonly HoldDescription[] = [
  {
    id: 'quiet_hours',
    template: 'chat_compliance_v1',
    meaning: "An SMS or WhatsApp message waits for its recipient's morning, and is then approved by itself.",
    examples: ['A commercial SMS at 21:30 where the recipient lives.'],
    counterExamples: ["An answer within 24 hours of the recipient's last message.", 'A code for signing in.'],
    setting: 'quiet_hours',
  },
];
