import { erasuresMain } from '../pages/erasures-page.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;

export const getErasuresPage = workspacePage({
  path: '/erasures',
  summary: 'Erasures as a page',
  minimum: 'admin',
  query: { offset: pageFields.offset },
  async show({ actor, place, query }, { gate }) {
    const { offset = 0 } = query;
    const page = await gate.privacy.erasures(actor, { limit: SIZE, offset });
    return { title: 'Erasures', main: erasuresMain(place, { page, size: SIZE, offset }) };
  },
});
