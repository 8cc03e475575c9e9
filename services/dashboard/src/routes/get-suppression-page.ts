import { Type } from 'typebox';
import { hasRole } from '../has-role.ts';
import { suppressionMain } from '../pages/suppression-page.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;
const IMPORTS = 10;

export const getSuppressionPage = workspacePage({
  path: '/suppression',
  summary: 'The suppression list as a page',
  minimum: 'reviewer',
  query: { offset: pageFields.offset, search: Type.Optional(Type.String({ maxLength: 254 })) },
  async show({ place, query }, { gate }) {
    const { suppression } = gate.workspaces;
    const { offset = 0 } = query;
    const search = query.search?.trim() ?? '';
    const [entries, imports] = await Promise.all([
      suppression.list(place.workspaceId, { limit: SIZE, offset, ...(search !== '' && { search }) }),
      suppression.imports(place.workspaceId, { limit: IMPORTS }),
    ]);
    const mayRemove = hasRole(place.role, 'admin');
    const main = suppressionMain({ place, entries, imports, size: SIZE, offset, search, mayRemove });
    return { title: 'Suppression list', main };
  },
});
