import pg from 'pg';

export const historyTables: readonly string[] = ['audit_event', 'audit_seal', 'policy_snapshot', 'review_decision'];

/** A right of a role of the services to change or remove what is on record: of a whole table, or of one column. */
export type RightToChange = `${string} ${'UPDATE' | 'DELETE' | 'TRUNCATE'} ${string}`;

/** What erasure and retention take. Nothing else may change what is on record. */
export const rightsOfErasure: readonly RightToChange[] = [
  'sendgate_system UPDATE review_decision.guidance',
  'sendgate_system UPDATE review_decision.note',
  'sendgate_system UPDATE review_decision.words_sealed',
  'sendgate_tenant DELETE audit_event',
  'sendgate_tenant DELETE audit_seal',
  'sendgate_tenant UPDATE review_decision.guidance',
  'sendgate_tenant UPDATE review_decision.note',
  'sendgate_tenant UPDATE review_decision.words_sealed',
];

/** Every right that the roles of the services hold on the tables of history beyond reading and adding, as Postgres reports it. */
export async function rightsToChange(databaseUrl: string): Promise<RightToChange[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: RightToChange }>(
      `SELECT concat_ws(' ', r.rolname, g.privilege_type, g.name) AS held FROM (
         SELECT c.relname::text AS name, acl.grantee, acl.privilege_type
         FROM pg_class c, aclexplode(c.relacl) acl WHERE c.oid = ANY ($1::regclass[])
         UNION ALL
         SELECT c.relname || '.' || a.attname, acl.grantee, acl.privilege_type
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid, aclexplode(a.attacl) acl WHERE c.oid = ANY ($1::regclass[])
       ) g JOIN pg_roles r ON r.oid = g.grantee
       WHERE r.rolname LIKE 'sendgate\\_%' AND g.privilege_type NOT IN ('SELECT', 'INSERT') ORDER BY 1`,
      [historyTables],
    );
    return rows.map(({ held }) => held);
  } finally {
    await client.end();
  }
}
