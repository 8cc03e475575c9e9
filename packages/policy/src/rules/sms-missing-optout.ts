import { defineRule } from '../rule.ts';
import { consider, passedOver } from '../text/let-go.ts';

/** Ways in which a text says how to stop further ones. */
const wayOut =
  /\b(?:(?:reply|text|txt|send|respond|answer|write|msg|message|antworten?|sende|schreibe?|r[e\u00e9]pondez|envoyez|responde|env[i\u00ed]a|rispondi|invia)\s{1,4}(?:back\s|us\s|with\s|by\s)?(?:the word\s)?["'*]?(?:stop(?:all)?|end|quit|cancel|unsub(?:scribe)?|opt[- ]?out|remove|no|arret|arr\u00eat|alto|baja|parar|stopp)\b|["']?stop["']?\s{0,3}(?:2|to|=|-|4)\s{0,3}(?:end|stop|quit|opt|cancel|unsub|unsubscribe|out|no longer|be removed|leave|remove|receiv)|stop2(?:end|quit|stop)|(?:stop|end|quit)\s?(?:=|:|->)\s?(?:stop|end|opt|unsub|cancel)|to (?:stop|opt[- ]?out|unsubscribe|be removed)(?:,|:|\s)|opt[- ]?out|unsub(?:scribe|s)?\b|txt\s?stop|(?:with|mit|par|con) ["']?(?:stop|stopp|arret|alto|baja)\b)/i;
const wayOutLink = /https?:\/\/\S{0,200}(?:unsub|opt-?out|stop|preferences)/i;

export const smsMissingOptout = defineRule({
  id: 'sms_missing_optout',
  template: 'chat_compliance_v1',
  severity: 'WARN',
  contentTypes: ['message'],
  channels: ['sms'],
  needs: ['channel', 'messageClass', 'thread'],
  uses: ['firstContact'],
  fields: ['body_text'],
  meaning: 'The first commercial text message to somebody says how to stop further ones.',
  detail: 'The first commercial text to this number offers no way to opt out. Add one.',
  saferAlternative: ' Reply STOP to opt out.',
  examples: ['A first commercial text without an opt-out.'],
  counterExamples: ['Sale ends Sunday. Reply STOP to opt out.', 'A text in an open conversation, or about an order.'],
  *check({ name, text, original }, { messageClass, thread, firstContact }) {
    // Without the history of the number, a conversation the caller knows of is what makes a text a later one.
    const open = Boolean(thread.in_reply_to || thread.last_inbound_at) || firstContact === false;
    if (messageClass !== 'commercial' && passedOver('in_order')) return;
    if (open && passedOver('on_record')) return;
    const offered = wayOut.exec(text) ?? wayOutLink.exec(text);
    if (offered) {
      consider(text, offered.index, offered.index + offered[0].length, 'in_order');
      return;
    }
    const last = original.trimEnd().length;
    yield { field: name, start: last, end: last, submitted: true, confidence: 0.95 };
  },
});
