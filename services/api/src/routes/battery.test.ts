import { afterAll, beforeAll } from '@jest/globals';
import { describeRoutes } from '@sendgate/runtime/testing';
import { type TestApi, testApi } from '../testing.ts';
import { routes } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describeRoutes(routes, { server: () => api.server, authorised: () => ({ Authorization: `Bearer ${api.key}` }) });
