import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { pageVisitor } from '../page-visitor.ts';
import { pageHeaders, pageReply } from '../pages/layout.ts';
import { localPath } from '../pages/local-path.ts';
import { signInPage } from '../pages/sign-in-page.ts';

export const getSignInPage = defineRoute({
  method: 'GET',
  path: '/sign-in',
  summary: 'The sign-in form',
  auth: pageVisitor,
  query: Type.Object({ next: Type.Optional(Type.String()) }),
  errors: [],
  undocumented: true,
  reply: pageReply,
  handle({ identity: visitor, query }) {
    const next = localPath(query.next);
    if (visitor) return { status: 303, headers: { Location: next }, body: null };
    return { headers: pageHeaders, body: signInPage(next) };
  },
});
