import { submissionStatuses } from '@sendgate/contracts';
import { Type } from 'typebox';
import { samplesMain } from '../pages/samples-page.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;

export const getSamplesPage = workspacePage({
  path: '/samples',
  summary: 'Messages to look at after they were let go, as a page',
  minimum: 'viewer',
  query: { offset: pageFields.offset, all: Type.Optional(Type.String({ maxLength: 10 })) },
  async show({ place, query }, { gate }) {
    const { offset = 0 } = query;
    const all = query.all === 'yes';
    const page = await gate.reviews.list(place.workspaceId, {
      ...(all ? { sampled: true } : { awaitingCheck: true }),
      status: [...submissionStatuses],
      order: 'newest',
      limit: SIZE,
      offset,
    });
    const { settings } = await gate.workspaces.settings(place.workspaceId);
    const percent = settings.sampling_percent;
    return { title: 'Samples', main: samplesMain({ place, page, size: SIZE, offset, all, percent }) };
  },
});
