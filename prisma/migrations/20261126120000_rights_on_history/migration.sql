-- History is written once, so services may not rewrite it: until now triggers alone stood between. Left to them is what erasure
-- and retention take: words that people wrote with a decision, and, for its workspace, audit events that need not be kept any
-- longer. The triggers go on saying how: a word only goes, and an event not a day before its time.

-- What a role of the services may do with the rows of a table that it sees.
CREATE FUNCTION "rights_on"("table" name, "service" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "table" = 'policy_snapshot' THEN 'SELECT, INSERT'
    WHEN "table" = 'audit_event' AND "service" = 'tenant' THEN 'SELECT, INSERT, DELETE'
    WHEN "table" = 'audit_event' THEN 'SELECT, INSERT'
    WHEN "table" = 'review_decision' THEN 'SELECT, INSERT, UPDATE ("note", "guidance", "words_sealed")'
    WHEN "table" = 'workspace' AND "service" = 'tenant' THEN 'SELECT, UPDATE'
    WHEN "table" = 'user' AND "service" = 'tenant' THEN 'SELECT ("id", "name", "email")'
    ELSE 'SELECT, INSERT, UPDATE, DELETE'
  END
$$;

-- As before, with the rights of that function.
CREATE OR REPLACE FUNCTION "isolate_tenants"() RETURNS text LANGUAGE plpgsql AS $isolate$
DECLARE
  "service" text;
  "target" record;
  "sequence" regclass;
BEGIN
  FOREACH "service" IN ARRAY ARRAY['sendgate_tenant', 'sendgate_system'] LOOP
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = "service") THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', "service");
      EXCEPTION
        WHEN insufficient_privilege THEN RETURN format('%I may not create the role %I', current_user, "service");
        -- Another database of this server is being migrated at the same moment.
        WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = "service" AND (rolsuper OR rolbypassrls)) THEN
      RETURN format('the role %I bypasses row-level security', "service");
    END IF;
    IF NOT pg_has_role("service", 'USAGE') OR NOT (CASE WHEN current_setting('server_version_num')::int >= 160000
        THEN pg_has_role("service", 'SET') ELSE true END) THEN
      BEGIN
        -- Inherited too, so that its owner goes on seeing the rows in later migrations and backups.
        EXECUTE format('GRANT %I TO %I', "service", current_user);
      EXCEPTION WHEN insufficient_privilege THEN RETURN format('%I is no member of the role %I', current_user, "service");
      END;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), "service");
    EXECUTE format('GRANT SELECT ON "allowed_transition" TO %I', "service");
    IF to_regclass('_prisma_migrations') IS NOT NULL THEN
      EXECUTE format('GRANT SELECT ON "_prisma_migrations" TO %I', "service");
    END IF;
  END LOOP;

  FOR "target" IN
    SELECT c.oid::regclass AS "table", c.relname AS "name",
      CASE c.relname
        WHEN 'workspace' THEN '"id" = "tenant_workspace"()'
        WHEN 'callback_attempt' THEN
          'EXISTS (SELECT 1 FROM "callback_event" e WHERE e."id" = "callback_attempt"."event_id")'
        WHEN 'user' THEN 'EXISTS (SELECT 1 FROM "membership" m WHERE m."user_id" = "user"."id")'
        WHEN 'session' THEN NULL WHEN 'account' THEN NULL WHEN 'verification' THEN NULL
        ELSE '"workspace_id" = "tenant_workspace"()'
      END AS "visible"
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relforcerowsecurity
      AND (c.relname IN ('workspace', 'callback_attempt', 'user', 'session', 'account', 'verification')
        OR EXISTS (SELECT 1 FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped))
    ORDER BY c.relname
  LOOP
    EXECUTE format('GRANT %s ON %s TO "sendgate_system"', "rights_on"("target"."name", 'system'), "target"."table");
    EXECUTE format('CREATE POLICY "system" ON %s TO "sendgate_system" USING (true)', "target"."table");
    IF "target"."visible" IS NOT NULL THEN
      EXECUTE format('GRANT %s ON %s TO "sendgate_tenant"', "rights_on"("target"."name", 'tenant'), "target"."table");
      EXECUTE format('CREATE POLICY "tenant" ON %s TO "sendgate_tenant" USING (%s)', "target"."table", "target"."visible");
    END IF;
    FOR "sequence" IN
      SELECT d.objid::regclass FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
      WHERE d.refobjid = "target"."table"::oid AND d.classid = 'pg_class'::regclass
    LOOP
      EXECUTE format('GRANT USAGE ON %s TO "sendgate_tenant", "sendgate_system"', "sequence");
    END LOOP;
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', "target"."table");
  END LOOP;
  RETURN 'on';
END
$isolate$;

-- Where the wall stands already. Elsewhere it is raised with these rights.
DO $$
DECLARE
  "target" record;
BEGIN
  FOR "target" IN
    SELECT oid::regclass AS "table", relname AS "name" FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relforcerowsecurity
      AND relname IN ('audit_event', 'policy_snapshot', 'review_decision')
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE ON %s FROM "sendgate_tenant", "sendgate_system"', "target"."table");
    EXECUTE format('GRANT %s ON %s TO "sendgate_tenant"', "rights_on"("target"."name", 'tenant'), "target"."table");
    EXECUTE format('GRANT %s ON %s TO "sendgate_system"', "rights_on"("target"."name", 'system'), "target"."table");
  END LOOP;
END
$$;
