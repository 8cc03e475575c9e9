import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { byEmail, fullSnapshot, still } from './testing.ts';

/** How people are told that they need not hear from somebody again. */
const waysOut = [
  'If you ever want us to stop, let us know and we will.',
  "If you don't want emails like this, let me know and I won't write again.",
  "If messages like these aren't your thing, say so and I won't write again.",
  "Not for you? Tell me and you won't hear from me again.",
  `Just reply "no" and I'll leave you alone.`,
  'Reply "stop" and I will not contact you again.',
  "If this isn't relevant, let me know and I'll stop emailing.",
  'Prefer not to hear from us? Unsubscribe here.',
  'To stop receiving these emails, reply with "unsubscribe".',
  "If you'd rather I didn't write, a short no is enough.",
  "Don't want to hear from me? No problem, just say the word.",
  'If you would prefer not to get messages of this kind, reply STOP.',
  'Reply STOP to opt out.',
  'Text STOP to end messages.',
  "If now isn't a good time, tell me and I won't bother you again.",
  'You can opt out at any time by replying to this email.',
  "Not the right person? Let me know and I'll take you off my list.",
  "If you'd like me to stop writing, just say so.",
  'Click here to unsubscribe from this list.',
  'You are receiving this email because you signed up at our event. Unsubscribe any time.',
  'No longer wish to receive emails of this type? Opt out with one click.',
  "I won't be writing again if the answer is no.",
  'If I should not email you, reply "remove".',
  "Don't fancy more emails like this one? Let me know.",
  'If you want me to go away, just write "no thanks".',
  "I can't help noticing you may be busy; a simple no is fine and I won't write again.",
  'Should you prefer no further messages, simply respond with "no".',
  'If you do not want further information of this kind, send us a line and we will not write to you again.',
  "We'll stop emailing you the moment you ask.",
  'Feel free to tell me to stop and I will.',
  'One word, "stop", and this is the last email you get.',
  "If this kind of email isn't welcome, say so and I will not draft another one.",
  'We respect your inbox: unsubscribe whenever you like.',
  "Let me know if you'd prefer not to be contacted.",
  'Manage your preferences or unsubscribe.',
  "This is a one-time message. Reply NO and you'll never hear from us again.",
  "If you have received this in error, tell us and we'll delete your address.",
  `Not keen? A quick "no" and I'm out of your hair.`,
  'If emails such as this are not allowed at your company, tell me and I must stop of course.',
  `If you don't want emails from us, reply "unsubscribe" and we'll take you off the list.`,
  "If you don't want to get our neighbourhood e-mails, please let us know and we'll take you off.",
  "If you'd rather not hear from me, just tell me and I'll take you off my list.",
  "If you won't be needing this, say so and we'll put you down as not interested.",
  "If you don't reply, I'll take that as a no and close your file.",
  "If I hear nothing, I'll assume it isn't for you and won't write again.",
  "If we don't hear from you, we'll remove your address from our list.",
  "If you don't wish to receive the newsletter, tell us and we will make that change the same day.",
  "If you haven't replied by then, I'll send you a last reminder and leave it there.",
  'If you still want to be on the list, do nothing; otherwise we will take you off it.',
  "Want out? Reply OUT and that's that.",
  'Tell me to go away and I will.',
  "I'll stop emailing if you ask me to.",
  'If you would like no more of these, one word from you will do.',
  'You will get no further mail from me after this unless you answer.',
  "I promise not to pester you: this is the only email I'll send unless you reply.",
  'If you do not want to be contacted about this again, please say so.',
  `If it isn't you who deals with this, I'd be grateful for a name, or a "no" and I won't trouble you again.`,
  `To be removed, answer with "remove me" and we'll delete your details.`,
];
/** What is said of silence and of a no beside it, which is no way out by itself. */
const partings = [
  "I won't follow up again unless I hear from you.",
  "If I got this wrong, tell me, and I won't send anything further.",
  "If I don't hear back, I'll close the loop on my side.",
  "Unless you object, we'll send you one more email next month and then stop.",
  "If you refuse, that's fine, and we'll send you nothing else.",
  'If you ignore this email, I will not send you another one.',
  "Unless you ask us not to, we'll put you on the list for the next issue.",
  "We'll send you a reminder if you don't reply by Friday.",
  "If you keep getting these by mistake, tell us and we'll forward that to our web team.",
  "Otherwise I'll leave you in peace.",
  "This is my last email unless you'd like to talk.",
];

const policy = compilePolicy(fullSnapshot());
const send = { ...byEmail, recipient: 'dana.reed@initech.example', contact: { first_name: 'Dana' }, thread: {} };
const rulesFor = (line: string) => {
  const mail = `Hi Dana,\n\nWe help shops plan their shifts. Would a short call on Tuesday suit you?\n\n${line}\n\nBest,\nSam`;
  const fields = { subject: 'Shifts', body_text: mail };
  return evaluate(policy, { contentType: 'email', fields, send }, still).findings.map(({ rule }) => rule);
};

describe('a commercial mail', () => {
  it.each(waysOut)('is fine with the way out: %s', (line) => {
    expect(rulesFor(line)).toEqual([]);
  });

  it.each(partings)('lacks nothing but a way out with: %s', (line) => {
    expect(rulesFor(line)).toEqual(['missing_unsubscribe']);
  });
});
