import type { Channel } from '@sendgate/contracts';

/** That somebody took back consent to messages on a channel. */
export interface ConsentRevocation {
  channel: Channel;
  recipient: string;
  /** Null for now, which a later time counts as too. */
  revokedAt: Date | null;
}

export interface ConsentRevoked {
  /** False where a revocation as late as this one stood already. */
  recorded: boolean;
  holdsBlocked: number;
}
