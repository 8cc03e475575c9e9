import { queryString } from './list-submissions.ts';
import type { PlatformSignal } from './platform.ts';
import type { ContactEvidence } from './report.ts';
import { UnreadableAnswerError } from './sendgate-error.ts';
import type { Transport } from './transport.ts';

/** Whose evidence, and who asks. */
export interface CrmContact {
  email: string;
  /** The id of the workspace. */
  workspace: string;
  /** The `Cookie` of a dashboard session of one of its members. An API key opens no dashboard. */
  cookie: string;
  /** True to ask the CRM anew instead of taking what was read in the last minutes. */
  refresh?: boolean;
}

/**
 * `GET {app_url}/api/integrations/crm/contact-evidence`: what the CRM knows of a contact. A contact it does not know has
 * no records, which is an answer too: pass the list on as it is.
 */
export function crmEvidence(transport: Transport, appUrl: string | null, retries: number) {
  return async (
    { email, workspace, cookie, refresh }: CrmContact,
    { signal }: { signal?: PlatformSignal } = {},
  ): Promise<ContactEvidence> => {
    if (appUrl === null) throw new TypeError('appUrl: needed to read evidence.');
    if (!/^[\x20-\x7e]{1,8192}$/.test(cookie)) throw new TypeError('cookie: expected the value of a Cookie header.');
    const query = queryString({ email, workspace, ...(refresh ? { refresh: 'true' } : {}) });
    const url = `${appUrl}/api/integrations/crm/contact-evidence${query}`;
    const answer = await transport.ask({ method: 'GET', url, headers: { Cookie: cookie }, retries, signal });
    if (typeof answer.body?.email !== 'string' || !Array.isArray(answer.body.source_records)) {
      throw new UnreadableAnswerError('no evidence', answer);
    }
    return answer.body as unknown as ContactEvidence;
  };
}
