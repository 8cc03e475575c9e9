/** What to change, by the code of the refusal: Postgres's own, or the network's. */
const advice: Readonly<Record<string, (name: string) => string>> = {
  '3D000': (name) =>
    `there is no database "${name}" on it. Create it (createdb ${name}), or name another in DATABASE_URL`,
  '28P01': () => 'it refuses the password. Correct user and password in DATABASE_URL',
  '28000': () => 'it does not let this user in. Correct the user in DATABASE_URL, or allow it in pg_hba.conf',
  '42501': () => 'its user may not make tables there. Name its owner in DATABASE_URL, or grant it CREATE',
  ECONNREFUSED: () => 'nothing listens there. Start Postgres, or correct host and port in DATABASE_URL',
  ENOTFOUND: () => 'there is no such host. Correct it in DATABASE_URL',
};

/** One line about a database of somebody's own that cannot be used: why, and what to change. It names no password. */
export function databaseRefusal(databaseUrl: string, error: Error & { code?: string }): string {
  const { host, pathname, username } = new URL(databaseUrl);
  // As Postgres itself has it: without a name, the one of the user is meant.
  const name = decodeURIComponent(pathname.slice(1) || username);
  const known = advice[error.code ?? ''];
  const said = known ? known(name) : error.message || error.code || 'no answer';
  return `The database of DATABASE_URL (${host}) cannot be used: ${said}.`;
}
