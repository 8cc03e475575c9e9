export { createIdentityAdapter, type IdentityAdapter } from './identity-adapter.ts';
