import { type Channel, channelIds, channels, type OwnRule } from '@sendgate/contracts';

/** Something the owner of a policy should know before a rule is in force; no reason to refuse it. */
export interface OwnRuleWarning {
  /** Position of the rule in the list. */
  index: number;
  id: string;
  message: string;
}

const isChat = (channel: Channel) => channels[channel].ackMessage !== null;

/** Rules whose matching sentences auto-remediation will cut out of chat messages, since there is nothing to put in their place. */
export function ownRuleWarnings(rules: readonly OwnRule[]): OwnRuleWarning[] {
  return rules.flatMap((rule, index) => {
    const governed = (rule.channels ?? channelIds).filter(isChat);
    if (
      rule.enabled === false ||
      rule.severity !== 'WARN' ||
      rule.mode === 'shadow' ||
      rule.safer_alternative ||
      governed.length === 0
    )
      return [];
    const on = governed.map((channel) => channels[channel].label).join(', ');
    return [
      {
        index,
        id: rule.id,
        message: `matching sentences will be deleted under auto_remediate (${on}). Give the rule a safer_alternative to have them replaced instead.`,
      },
    ];
  });
}
