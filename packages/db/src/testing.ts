export { rightsOfErasure, rightsToChange } from './testing/rights-to-change.ts';
export { type TestDatabase, testDatabase } from './testing/test-database.ts';
export { withoutRowSecurity, withoutWorkspaceFilters } from './testing/workspace-filters.ts';
