import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';

/** What advisory scans found in a message: quoted, with what it comes to. Nothing where they found nothing. */
export function scanFindings({ advisory }: ReviewDetail): Html | null {
  const found = [...advisory.grounding.findings.filter(speaksAgainst), ...advisory.semantic.findings].filter(isRecord);
  if (found.length === 0) return null;
  return html`<section aria-labelledby="scans"><h2 id="scans">What the scans found</h2>
<ul class="findings">${found.map(
    (finding) => html`<li>
<p><strong>${String(finding.status ?? finding.kind ?? 'finding').replaceAll('_', ' ')}</strong></p>
${typeof finding.detail === 'string' && html`<p>${finding.detail}</p>`}
${typeof finding.text === 'string' && html`<p class="quiet">Found: “${finding.text}”</p>`}
</li>`,
  )}</ul></section>`;
}

/** Claims that are borne out, or that nothing could bear out, are no news to a reviewer. */
function speaksAgainst(finding: unknown): boolean {
  return isRecord(finding) && finding.status !== 'supported' && finding.status !== 'not_checkable';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
