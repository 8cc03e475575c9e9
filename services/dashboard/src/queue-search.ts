import { type Channel, channelIds, channels } from '@sendgate/contracts';
import type { HoldFilters } from '@sendgate/gate';
import { Type } from 'typebox';

/** What the queue is narrowed to, as it stands in the address of the list and of each hold that is opened from it. */
export interface QueueSearch {
  readonly q?: string;
  readonly channel?: string;
  readonly severity?: string;
  readonly mine?: string;
}

const text = () => Type.Optional(Type.String({ maxLength: 500 }));

export const queueSearchFields = { q: text(), channel: text(), severity: text(), mine: text() };

/** The holds a search means, to the person of an e-mail address. Rules are written in snake case, which no recipient of any channel is. */
export function holdsMeant({ q, channel, severity, mine }: QueueSearch, email: string): HoldFilters {
  const sought = q?.trim();
  const isRule = sought !== undefined && /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(sought);
  return {
    ...(sought && (isRule ? { rule: sought } : { recipient: sought })),
    ...(channelIds.includes(channel as Channel) && { channel: channel as Channel }),
    ...((severity === 'BLOCK' || severity === 'WARN') && { severity: severity as 'BLOCK' | 'WARN' }),
    ...(mine === 'yes' && { assignee: email }),
  };
}

/** The action a search names, whose page is shown at once; null where it names none. */
export function actionSought({ q }: QueueSearch): string | null {
  return /^\s*(act_[0-9A-Z]{26})\s*$/.exec(q ?? '')?.[1] ?? null;
}

/** What a search narrows the queue to, in words; none where it narrows nothing. */
export function searchWords(search: QueueSearch): string[] {
  const { rule, recipient, channel, severity, assignee } = holdsMeant(search, 'you');
  const words = [
    rule ?? recipient,
    channel && channels[channel].label,
    severity,
    assignee && `assigned to ${assignee}`,
  ];
  return words.filter((word) => word !== undefined);
}
