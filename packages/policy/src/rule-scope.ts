import { type Channel, type ContentType, channelIds, contentTypes } from '@sendgate/contracts';

export const allChannels: readonly Channel[] = channelIds;
export const allContentTypes: readonly ContentType[] = contentTypes;
/**
 * `other` is text of an unknown kind, which may well be a message: every rule reads it but those of the compliance
 * templates, which judge what one channel must carry.
 */
export const wordingTypes: readonly ContentType[] = ['email', 'message', 'document', 'other'];
export const messageTypes: readonly ContentType[] = ['email', 'message', 'other'];
