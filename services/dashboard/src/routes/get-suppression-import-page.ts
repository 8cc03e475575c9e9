import { importMain } from '../pages/import-page.ts';
import { ImportParams } from '../wire/suppression-import.ts';
import { workspacePage } from '../workspace-page.ts';

export const getSuppressionImportPage = workspacePage({
  path: '/suppression/imports/:import_id',
  summary: 'An import of suppression entries as a page',
  minimum: 'reviewer',
  under: '/suppression',
  params: { import_id: ImportParams.properties.import_id },
  async show({ place, params }, { gate }) {
    const view = await gate.workspaces.suppression.findImport(place.workspaceId, params.import_id);
    return { title: 'Import', main: importMain(place, view) };
  },
});
