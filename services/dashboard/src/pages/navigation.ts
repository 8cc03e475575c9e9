import type { Role } from '@sendgate/contracts';
import { hasRole } from '../has-role.ts';
import { type Html, html } from './html.ts';
import { type Place, pageAddress } from './place.ts';

interface Entry {
  readonly path: string;
  readonly label: string;
  /** The least role that may open the page. */
  readonly minimum: Role;
}

/** Every page there is a way to, in the groups people look for them in. */
export const navigation: readonly { readonly group: string; readonly entries: readonly Entry[] }[] = [
  {
    group: 'Reviews',
    entries: [
      { path: '/reviews', label: 'Waiting for review', minimum: 'viewer' },
      { path: '/messages', label: 'All messages', minimum: 'viewer' },
      { path: '/samples', label: 'Samples', minimum: 'viewer' },
    ],
  },
  {
    group: 'Recipients',
    entries: [
      { path: '/suppression', label: 'Suppression list', minimum: 'reviewer' },
      { path: '/erasures', label: 'Erasures', minimum: 'admin' },
    ],
  },
  {
    group: 'Policy',
    entries: [
      { path: '/policy', label: 'Snapshots', minimum: 'viewer' },
      { path: '/policy/draft', label: 'Draft', minimum: 'policy_editor' },
    ],
  },
  {
    group: 'Workspace',
    entries: [
      { path: '/usage', label: 'Usage', minimum: 'viewer' },
      { path: '/settings', label: 'Settings', minimum: 'admin' },
      { path: '/members', label: 'Members', minimum: 'admin' },
      { path: '/callbacks', label: 'Callbacks', minimum: 'admin' },
      { path: '/dispatch', label: 'Dispatch', minimum: 'admin' },
      { path: '/keys', label: 'API keys', minimum: 'admin' },
      { path: '/integrations', label: 'Integrations', minimum: 'admin' },
      { path: '/audit', label: 'Audit log', minimum: 'admin' },
      { path: '/ops/queues', label: 'Queues', minimum: 'admin' },
    ],
  },
];

/** The way to every page the reader may open. */
export function navigationMenu(place: Place): Html {
  return html`<nav id="menu" popover aria-label="Pages">
${workspaces(place)}
${navigation.map(({ group, entries }) => {
  const open = entries.filter(({ minimum }) => hasRole(place.role, minimum));
  const links = open.map(
    ({ path, label }) =>
      html`<li><a href="${pageAddress(place, path)}"${path === place.path && html` aria-current="page"`}>${label}</a></li>`,
  );
  return open.length === 0 ? html`` : html`<h2>${group}</h2><ul>${links}</ul>`;
})}
</nav>`;
}

function workspaces({ memberships, workspaceId }: Place): Html | null {
  if (memberships.length < 2) return null;
  return html`<h2>Workspaces</h2><ul>${memberships.map(
    (membership) =>
      html`<li><a href="/reviews?workspace=${membership.workspaceId}"${
        membership.workspaceId === workspaceId && html` aria-current="true"`
      }>${membership.workspaceName}</a></li>`,
  )}</ul>`;
}
