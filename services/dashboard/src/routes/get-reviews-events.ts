import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { workspaceField } from '../wire/page.ts';
import { toEventStream } from '../wire/review-feed.ts';

/** What happens to the holds of a workspace, as server-sent events. Says that something happened, never what was written. */
export const getReviewsEvents = defineRoute({
  method: 'GET',
  path: '/api/reviews/events',
  summary: 'Follow what happens to holds',
  description:
    'Server-sent events: `hold.created`, `hold.changed`, `hold.decided`, `note.added`, `scan.finished`. Begins with what happens from now on, or behind the event named in `Last-Event-ID` or else in `after`. Ends after five minutes; browsers come back by themselves.',
  tag: 'Reviews',
  auth: memberWith('viewer'),
  query: Type.Object({
    ...workspaceField,
    after: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'An event id, where no `Last-Event-ID` is sent: as on a first connection.',
      }),
    ),
    shown: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'What a page shows that stood at `after`, as it was told: left out of what follows.',
      }),
    ),
    follow: Type.Optional(Type.Boolean({ default: true, description: 'False ends with what there is now.' })),
  }),
  errors: ['rate_limit_exceeded'],
  reply: { description: 'The events.', contentType: 'text/event-stream; charset=utf-8' },
  async handle({ identity: actor, query, request }, { gate, feeds }) {
    const last = request.headers['last-event-id'];
    const signal = feeds.open(actor, request.closed);
    const entries = gate.reviews.follow(actor.workspaceId, {
      after: typeof last === 'string' ? last : (query.after ?? null),
      shown: query.shown ?? null,
      follow: query.follow ?? true,
      signal,
    });
    return { body: toEventStream(entries) };
  },
});
