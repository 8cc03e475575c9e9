import { type Role, roles } from '@sendgate/contracts';
import { type MemberView, toTime } from '@sendgate/gate';
import { hasRole } from '../has-role.ts';
import { passwordMinLength } from '../identity/password.ts';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

/** What each role may do beside what those below it may. */
const meanings: Readonly<Record<Role, string>> = {
  owner: 'makes and unmakes owners',
  admin: 'settings, members, keys, dispatch, erasures, audit log',
  policy_editor: 'the policy: drafts, publishing, putting one in force',
  reviewer: 'decides about held messages, adds to the suppression list',
  viewer: 'reads messages, policy and usage',
};

export interface MembersPage {
  readonly place: Place;
  readonly members: readonly MemberView[];
  /** Who looks. */
  readonly userId: string;
  /** Proposed to whoever adds somebody. */
  readonly password: string;
}

/** Who may do what in the workspace, a form that adds a person, and the ways to change or take away a role. */
export function membersMain(page: MembersPage): Html {
  return html`
<h1>Members</h1>
<p>Nobody registers by themselves: an admin adds people. Each change is on record.</p>
<div class="columns">${newMember(page)}
<section class="card" aria-labelledby="roles"><h2 id="roles">Roles</h2>
<p>Each may also do what those below it may.</p>
<dl class="facts">${roles.map((role) => html`<dt>${words(role)}</dt><dd>${meanings[role]}</dd>`)}</dl></section></div>
<section aria-labelledby="members"><h2 id="members">Who belongs here</h2>
${table(
  ['Person', 'Role', 'Since', 'Forgotten password', 'Remove'],
  page.members.map((member) => [
    html`<span dir="auto">${member.name}</span>${member.userId === page.userId && html` <span class="badge calm">you</span>`}<br><span class="quiet">${member.email}</span>`,
    roleOf(member, page),
    timeTag(toTime(member.createdAt)),
    passwordReset(member, page),
    removal(member, page),
  ]),
)}</section>`;
}

function newMember({ place, password }: MembersPage): Html {
  return html`<form method="dialog" class="card" id="new-member" data-send="POST /api/members" autocomplete="off">
<h2>Add a person</h2>
${refusal}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="254">
<label for="role">Role</label>
<select id="role" name="role">${options(place.role, 'reviewer')}</select>
<label for="name">Name (empty for somebody who has an account)</label>
<input id="name" name="name" maxlength="120">
<label for="first-password">First password, at least ${passwordMinLength} characters (empty for somebody who has an account)</label>
<input id="first-password" name="password" minlength="${passwordMinLength}" value="${password}" spellcheck="false">
<p class="quiet">They choose another at their first sign-in.</p>
<button class="primary" type="submit">Add</button>
<div class="notice stacked" role="status" data-reply="email" hidden>
<label for="added">Added</label>
<input id="added" readonly>
<p>The first password in the field above is shown this once: hand it over now.</p>
<p><a href="${pageAddress(place, '/members')}">It is handed over: show all members</a></p>
</div>
</form>`;
}

function roleOf({ userId, email, role }: MemberView, { place, userId: own }: MembersPage): Html {
  if (!hasRole(place.role, role)) return html`${words(role)}`;
  const question =
    'It is your own role: with a lower one you cannot take it back, and you have to sign in again. Change it?';
  return html`<form method="dialog" class="row" data-send="PATCH ${address(userId)}" data-done="Changed."${userId === own && html` data-confirm="${question}"`}>
<select name="role" aria-label="Role of ${email}">${options(place.role, role)}</select><button type="submit" aria-label="Change the role of ${email}">Change</button>${refusal}</form>`;
}

function passwordReset({ userId, email, role }: MemberView, { place, userId: own }: MembersPage): Html {
  if (userId === own) return html`<a href="/password">Change your own</a>`;
  if (!hasRole(place.role, role)) return html`<span class="quiet">takes an ${words(role)}</span>`;
  const question = `The password of ${email} no longer counts then, and they are signed out everywhere. Give them a new first one?`;
  return html`<form method="dialog" data-send="POST ${address(userId)}/first-password" data-confirm="${question}">${refusal}
<button type="submit" aria-label="Give ${email} a new first password">New first password</button>
<div class="notice stacked" role="status" data-reply="password" hidden>
<label for="first-${userId}">Shown this once: hand it over now.</label>
<input id="first-${userId}" readonly></div></form>`;
}

function removal({ userId, email, role }: MemberView, { place, userId: own }: MembersPage): Html {
  if (!hasRole(place.role, role)) return html`<span class="quiet">takes an ${words(role)}</span>`;
  const question =
    userId === own
      ? 'You would leave this workspace, and somebody else would have to add you again. Leave it?'
      : `${email} may do nothing here any more. Remove them?`;
  return html`<form method="dialog" data-send="DELETE ${address(userId)}" data-done="They belong here no more." data-confirm="${question}">${refusal}<button type="submit" aria-label="Remove ${email}">Remove</button></form>`;
}

function address(userId: string): string {
  return `/api/members/${encodeURIComponent(userId)}`;
}

/** Nobody hands out a role above their own. */
function options(own: Role, chosen: Role): Html {
  const open = roles.filter((role) => hasRole(own, role));
  return html`${open.map((role) => html`<option value="${role}"${role === chosen && html` selected`}>${words(role)}</option>`)}`;
}

function words(role: Role): string {
  return role.replace('_', ' ');
}
