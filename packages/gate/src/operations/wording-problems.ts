import {
  type Channel,
  channelIds,
  channels,
  type SettingName,
  type ValidationErrorEntry,
  type WorkspaceSettings,
} from '@sendgate/contracts';
import type { CompiledPolicy } from '@sendgate/policy';
import type { GateParts } from '../gate-parts.ts';
import { evaluateUncounted } from './evaluate-submission.ts';
import { renderAck, unknownVariables } from './hold-messages.ts';

const wordings = ['ack_templates', 'safe_fallbacks', 'ack_template'] as const;

/**
 * What speaks against the wordings of a workspace that are sent by themselves: each must fit its channel and pass the
 * policy it stands for. `changed` narrows to some settings.
 */
export function wordingProblems(
  parts: GateParts,
  policy: CompiledPolicy,
  settings: WorkspaceSettings,
  changed: readonly SettingName[] = wordings,
): ValidationErrorEntry[] {
  const entries: ValidationErrorEntry[] = [];
  const check = (loc: (string | number)[], text: string, channel: Channel, isStatic = false) => {
    const unknown = unknownVariables(text);
    const values = { firstName: 'Alexandria', channel, actionId: `act_${'0'.repeat(26)}` };
    const rendered = renderAck(text, values);
    const longest = channels[channel].ackMaxLength;
    if (channels[channel].ackMessage === null) {
      entries.push({ loc, msg: `${channels[channel].label} has none: leave it out`, type: 'value_error' });
    } else if (isStatic && rendered !== text) {
      entries.push({ loc, msg: 'Holds a variable: this text is sent as it stands', type: 'value_error' });
    } else if (unknown.length > 0) {
      entries.push({ loc, msg: `Unknown variable: ${unknown.join(', ')}`, type: 'value_error' });
    } else if ([...rendered].length > longest) {
      entries.push({
        loc,
        msg: `Longer than ${longest} characters on ${channels[channel].label}`,
        type: 'string_too_long',
      });
    } else {
      const { findings, failures } = evaluateUncounted(parts, policy, {
        contentType: 'message',
        fields: { body_text: rendered },
      });
      const rule = findings[0]?.rule ?? failures[0]?.rule;
      if (rule !== undefined) entries.push({ loc, msg: `Does not pass the policy: ${rule}`, type: 'value_error' });
    }
  };
  for (const name of ['ack_templates', 'safe_fallbacks'] as const) {
    if (!changed.includes(name)) continue;
    for (const channel of channelIds) {
      const text = settings[name][channel];
      if (text !== undefined) check(['body', name, channel], text, channel, name === 'safe_fallbacks');
    }
  }
  // A wording of its own that is taken away leaves the channel with the common one.
  if ((changed.includes('ack_template') || changed.includes('ack_templates')) && settings.ack_template !== null) {
    const chat = channelIds.filter((channel) => channels[channel].ackMessage !== null);
    // The channel with the least room decides, unless it has a wording of its own.
    const tightest = chat
      .filter((channel) => settings.ack_templates[channel] === undefined)
      .sort((a, b) => channels[a].ackMaxLength - channels[b].ackMaxLength)[0];
    check(['body', 'ack_template'], settings.ack_template, tightest ?? 'whatsapp');
  }
  return entries;
}

/**
 * What speaks against the safer alternatives of own rules: each is put into messages that nobody looks at again, so it
 * must pass the policy it is part of. `body` is where the settings stand in the request.
 */
export function alternativeProblems(
  parts: GateParts,
  policy: CompiledPolicy,
  body: readonly string[],
): ValidationErrorEntry[] {
  return policy.settings.own_rules.flatMap(({ safer_alternative: text }, at): ValidationErrorEntry[] => {
    if (!text || text.trim() === '') return [];
    const { findings, failures } = evaluateUncounted(parts, policy, {
      contentType: 'message',
      fields: { body_text: text },
    });
    // A few words that stand for others need not make a message by themselves.
    const rule = findings.find((finding) => finding.rule !== 'stub_or_empty_body')?.rule ?? failures[0]?.rule;
    if (rule === undefined) return [];
    const loc = [...body, 'own_rules', at, 'safer_alternative'];
    return [{ loc, msg: `Does not pass the policy: ${rule}`, type: 'value_error' }];
  });
}
