export { dashboardVariables, POOL_SIZE } from './config.ts';
export { dashboardDocument } from './dashboard-document.ts';
export { createIdentity, type Identity, type Person } from './identity/create-identity.ts';
export { firstPassword } from './identity/first-password.ts';
