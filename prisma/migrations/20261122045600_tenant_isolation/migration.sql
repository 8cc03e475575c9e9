-- Row-level security: the second layer under the workspace filter of every statement.
--
-- Services work as one of two roles that own nothing and bypass nothing. "sendgate_tenant" sees the rows of the workspace
-- that its statement names in app.workspace_id, and none when it names none. "sendgate_system" sees all rows; it is for
-- what works on many workspaces at once. Tables are owned by whoever migrates, and are bound by the policies too.

-- Which workspace the running statement may see; NULL, which equals nothing, when it names none.
CREATE FUNCTION "tenant_workspace"() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.workspace_id', true), '')
$$;

-- Puts every table under its policies, and says 'on', or why that is not possible on this server. Does nothing that was done
-- before, so that it may run after every migration: a new table with a workspace_id comes under its policy by itself.
CREATE FUNCTION "isolate_tenants"() RETURNS text LANGUAGE plpgsql AS $isolate$
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
      END AS "visible",
      CASE c.relname
        WHEN 'workspace' THEN 'SELECT, UPDATE'
        WHEN 'user' THEN 'SELECT ("id", "name", "email")'
        ELSE 'SELECT, INSERT, UPDATE, DELETE'
      END AS "allowed"
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relforcerowsecurity
      AND (c.relname IN ('workspace', 'callback_attempt', 'user', 'session', 'account', 'verification')
        OR EXISTS (SELECT 1 FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped))
    ORDER BY c.relname
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO "sendgate_system"', "target"."table");
    EXECUTE format('CREATE POLICY "system" ON %s TO "sendgate_system" USING (true)', "target"."table");
    IF "target"."visible" IS NOT NULL THEN
      EXECUTE format('GRANT %s ON %s TO "sendgate_tenant"', "target"."allowed", "target"."table");
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

-- Calling it would only cost a service time: it changes nothing that its role does not own.
REVOKE EXECUTE ON FUNCTION "isolate_tenants"() FROM PUBLIC;

DO $$
DECLARE
  "outcome" text := "isolate_tenants"();
BEGIN
  IF "outcome" <> 'on' THEN
    RAISE WARNING 'Row-level security stays off: %. See "A second wall between workspaces" in docs/operations.md.', "outcome";
  END IF;
END
$$;
