import { type Channel, channels, safeFallback, type WorkspaceSettings } from '@sendgate/contracts';

/** Variables an acknowledgement may use. */
export const ackVariables = ['first_name', 'channel', 'action_id'] as const;
const VARIABLE = /\{([^{}]*)\}/g;
/** How templates of mail programs write a variable. */
const DOUBLED = /\{\{[^{}]*\}\}/g;
/** What can be nothing but a name: nobody judges a reply that goes out at once, so no sentence, link or figure gets into it. */
const NAME = /^\p{L}[\p{L}\p{M}'\u2019-]*\.?(?: \p{L}[\p{L}\p{M}'\u2019-]*\.?){0,2}$/u;
/** What programs write where they know no name; "Nan" is a name. */
const NOBODY = /^(?:[Nn]ull|NULL|NaN|[Uu]ndefined|[Nn]one|[Nn]il|[Uu]nknown)$/;
const LONGEST_NAME = 40;
const DEFAULT_TTL_MINUTES = 24 * 60;

/** What a template holds in braces that is no variable, such as `{name}`; of a brace without its partner, what follows it. */
export function unknownVariables(template: string): string[] {
  const isKnown = (name: string) => (ackVariables as readonly string[]).includes(name);
  const rest = template.replace(DOUBLED, '').replace(VARIABLE, (whole, name: string) => (isKnown(name) ? '' : whole));
  return [...(template.match(DOUBLED) ?? []), ...(rest.match(/\{[^{}]{0,40}\}?|\}/g) ?? [])];
}

/** Puts values into an acknowledgement; a person without a name is "there". */
export function renderAck(
  template: string,
  values: { firstName: string | null; channel: Channel; actionId: string },
): string {
  const name = values.firstName?.trim() ?? '';
  const known: Record<string, string> = {
    first_name: name.length <= LONGEST_NAME && NAME.test(name) && !NOBODY.test(name) ? name : 'there',
    channel: channels[values.channel].label,
    action_id: values.actionId,
  };
  return template.replace(VARIABLE, (whole, variable: string) => known[variable] ?? whole);
}

/** The instant reply suggested while a message waits; null on channels without one. */
export function ackMessage(
  settings: WorkspaceSettings,
  values: { firstName: string | null; channel: Channel; actionId: string },
): string | null {
  const channel = channels[values.channel];
  if (channel.ackMessage === null) return null;
  const template = settings.ack_templates[values.channel] ?? settings.ack_template ?? channel.ackMessage;
  const rendered = renderAck(template, values);
  // A long name can push a short channel over its limit; the default never does.
  return [...rendered].length <= channel.ackMaxLength ? rendered : channel.ackMessage;
}

/** A neutral reply that never depends on the message; null on e-mail. */
export function fallbackMessage(settings: WorkspaceSettings, channel: Channel): string | null {
  return channel === 'email' ? null : (settings.safe_fallbacks[channel] ?? safeFallback);
}

/** Minutes until an undecided hold of a channel is rejected. */
export function ttlMinutes(settings: WorkspaceSettings, channel: Channel): number {
  return settings.review_ttl_minutes[channel] ?? DEFAULT_TTL_MINUTES;
}
