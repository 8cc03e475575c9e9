export { createDashboardApp, type DashboardAppOptions } from './app.ts';
export { type DashboardConfig, dashboardVariables, POOL_SIZE } from './config.ts';
export { dashboardDocument } from './dashboard-document.ts';
export { createIdentity, type Identity, type IdentityConfig, type Person } from './identity/create-identity.ts';
export { firstPassword } from './identity/first-password.ts';
export { routes } from './routes/index.ts';
