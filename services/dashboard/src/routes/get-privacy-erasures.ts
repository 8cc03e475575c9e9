import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { pageFields, workspaceField } from '../wire/page.ts';
import { ErasurePage, toErasurePage } from '../wire/privacy.ts';

export const getPrivacyErasures = defineRoute({
  method: 'GET',
  path: '/api/privacy/erasures',
  summary: 'List erasures',
  tag: 'Privacy',
  auth: memberWith('admin'),
  query: Type.Object({ ...pageFields, ...workspaceField }),
  errors: [],
  reply: { description: 'One page of requests, newest first.', schema: ErasurePage },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0 } = query;
    return { body: toErasurePage(await gate.privacy.erasures(actor, { limit, offset }), limit, offset) };
  },
});
