import type { ChannelDefinition } from './channel.ts';

/** What names a person or a company in a path. Behind it come other pages about them, behind a lead the search that found it. */
const NAMED = /^\/(?:(?:in|company|talent\/profile)\/[^/]+|sales\/lead\/[^/,]+)/;
const PROFILE_PATHS = ['/in/', '/pub/', '/company/', '/sales/lead/', '/talent/profile/'];

function accepts(recipient: string): boolean {
  // The URL parser mends backslashes, missing slashes, line breaks and outer blanks in silence; a recipient is kept as it came.
  if (recipient.length > 500 || !/^https:\/\/[^\s\\]+$/i.test(recipient) || !URL.canParse(recipient)) return false;
  const url = new URL(recipient);
  if (url.username || url.password || url.port) return false;
  if (url.hostname !== 'linkedin.com' && !url.hostname.endsWith('.linkedin.com')) return false;
  return PROFILE_PATHS.some((path) => url.pathname.startsWith(path) && url.pathname.length > path.length);
}

/** A path with its percent signs read, as the site reads them, but for those that stand for a part of the URL. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      const text = decodeURIComponent(signs);
      return /[%/?#\\\p{Z}\p{C}]/u.test(text) ? signs : text;
    } catch {
      return signs;
    }
  });
}

export const linkedin: ChannelDefinition = {
  id: 'linkedin',
  label: 'LinkedIn',
  recipientHint: 'a LinkedIn profile URL such as https://www.linkedin.com/in/ada',
  recipientMaxLength: 500,
  accepts,
  normalise: (recipient) => {
    const path = decoded(new URL(recipient).pathname).normalize('NFKC').toLowerCase().replace(/\/+/g, '/');
    return `linkedin.com${(NAMED.exec(path)?.[0] ?? path).replace(/\/$/, '')}`;
  },
  ackMessage: 'Thanks for reaching out. Let me confirm a detail and reply soon.',
  ackMaxLength: 500,
  reviewTargetMinutes: 60,
  examples: ['https://www.linkedin.com/in/ada', 'https://linkedin.com/company/acme/'],
  counterExamples: [
    'http://www.linkedin.com/in/ada',
    'https://linkedin.com.evil.example/in/ada',
    'https://www.linkedin.com/feed/',
    'https://user@linkedin.com/in/ada',
    'https:www.linkedin.com/in/ada',
    'https://www.linkedin.com\\in\\ada',
  ],
};
