import type { Channel, ContentType, Severity } from '@sendgate/contracts';
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
