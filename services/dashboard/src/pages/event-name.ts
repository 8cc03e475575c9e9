import { type AuditKind, auditKinds } from '@sendgate/contracts';
import { type Html, html } from './html.ts';

/** What a record says happened, in the words of a timeline: its meaning without what that says to whoever reads the audit log alone. */
export function eventWords(kind: string): string {
  return auditKinds[kind as AuditKind]?.meaning.match(/^[^.:]+/)?.[0] ?? kind;
}

/** The same with the name programs and filters know it by as title. */
export function eventName(kind: string): Html {
  return html`<span title="${kind}">${eventWords(kind)}</span>`;
}

/** Who did something, as people say it. */
export function doer(actor: string): string {
  if (actor.startsWith('key:')) return `API key ${actor.slice('key:'.length)}`;
  return actor.endsWith('@system.invalid') ? 'Sendgate' : actor;
}
