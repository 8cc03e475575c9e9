import type { OutboundReplyV2 } from '@sendgate/contracts';
import type { SubmissionView } from '../submission-view.ts';

type RepairedText = Pick<
  OutboundReplyV2,
  'remediated' | 'remediated_body' | 'remediated_subject' | 'remediated_html' | 'remediations'
>;

/** The repaired text to send. What a reviewer wrote after the repair replaces it: then nobody is to send it. */
export function repairedText(view: SubmissionView, edited: boolean): RepairedText {
  const remediated = view.remediated && !edited;
  return {
    remediated,
    remediated_body: remediated ? view.remediatedBody : null,
    remediated_subject: remediated ? view.remediatedSubject : null,
    remediated_html: remediated ? view.remediatedHtml : null,
    remediations: remediated ? view.remediations : [],
  };
}
