import { type SubmissionStatus, submissionStatuses } from '@sendgate/contracts';
import { Type } from 'typebox';
import { messagesMain } from '../pages/messages-page.ts';
import { actionSought, holdsMeant, queueSearchFields } from '../queue-search.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;
const { q, channel } = queueSearchFields;

export const getMessagesPage = workspacePage({
  path: '/messages',
  summary: 'All messages, whatever became of them, as a page',
  minimum: 'viewer',
  query: { offset: pageFields.offset, q, channel, status: Type.Optional(Type.String({ maxLength: 40 })) },
  async show({ actor, place, query }, { gate }) {
    const { offset = 0, ...search } = query;
    const actionId = actionSought(search);
    if (actionId) return { to: `/reviews/${actionId}` };
    const status = submissionStatuses.filter((each): each is SubmissionStatus => each === search.status);
    const page = await gate.reviews.list(place.workspaceId, {
      status: status.length > 0 ? status : [...submissionStatuses],
      order: 'newest',
      limit: SIZE,
      offset,
      ...holdsMeant(search, actor.email),
    });
    return { title: 'Messages', main: messagesMain({ place, page, size: SIZE, offset, search }) };
  },
});
