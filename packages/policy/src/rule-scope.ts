import { type Channel, type ContentType, channelIds, contentTypes } from '@sendgate/contracts';

export const allChannels: readonly Channel[] = channelIds;
export const allContentTypes: readonly ContentType[] = contentTypes;
/** `other` is text of an unknown kind: every rule about wording reads it. */
export const wordingTypes: readonly ContentType[] = ['email', 'message', 'document', 'other'];
export const messageTypes: readonly ContentType[] = ['email', 'message', 'other'];
/** Rules about one channel's form do not guess at text of an unknown kind. */
export const sentTypes: readonly ContentType[] = ['email', 'message'];
