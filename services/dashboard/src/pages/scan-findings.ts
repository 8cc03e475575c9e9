import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';

/**
 * What the semantic scan found in a message: quoted, with what it comes to. Nothing where it found nothing. Claims and
 * their evidence, which the other scan is about, stand together by themselves.
 */
export function scanFindings({ advisory }: ReviewDetail): Html | null {
  const found = advisory.semantic.findings.filter(isRecord);
  if (found.length === 0) return null;
  return html`<section aria-labelledby="scans"><h2 id="scans">What the scan found</h2>
<ul class="findings">${found.map(
    (finding) => html`<li>
<p><strong>${String(finding.kind ?? 'finding').replaceAll('_', ' ')}</strong></p>
${typeof finding.detail === 'string' && html`<p>${finding.detail}</p>`}
${typeof finding.text === 'string' && html`<p class="quiet">Found: “${finding.text}”</p>`}
</li>`,
  )}</ul></section>`;
}

/** What scans find is stored as they say it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
