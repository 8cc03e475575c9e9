import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { pageVisitor, toSignIn } from '../page-visitor.ts';
import { pageHeaders, pageReply } from '../pages/layout.ts';
import { localPath } from '../pages/local-path.ts';
import { passwordPage } from '../pages/password-page.ts';

export const getPasswordPage = defineRoute({
  method: 'GET',
  path: '/password',
  summary: 'The form for another password',
  auth: pageVisitor,
  query: Type.Object({ next: Type.Optional(Type.String()) }),
  errors: [],
  undocumented: true,
  reply: pageReply,
  handle({ identity: visitor, query, request }) {
    if (!visitor) return toSignIn(request.url);
    const form = { first: visitor.firstPassword, next: localPath(query.next) };
    return { headers: pageHeaders, body: passwordPage(visitor, form) };
  },
});
