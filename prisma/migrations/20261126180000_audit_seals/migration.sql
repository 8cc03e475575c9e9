-- Audit events of a workspace are chained by seals, so that who changes one past the triggers is found out. What is on record
-- already is sealed by the worker in steps, not here: a large record would hold up the start.
-- CreateTable
CREATE TABLE "audit_seal" (
    "workspace_id" TEXT NOT NULL,
    "from_id" BIGINT NOT NULL,
    "to_id" BIGINT NOT NULL,
    "events" INTEGER NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_seal_pkey" PRIMARY KEY ("workspace_id","to_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_seal_workspace_id_prev_hash_key" ON "audit_seal"("workspace_id", "prev_hash");

-- A seal goes as an audit event does: when the workspace no longer has to keep it, and not a day before.
CREATE TRIGGER "audit_seal_append_only" BEFORE UPDATE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "audit_seal_kept" BEFORE DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION "audit_event_kept"();
CREATE TRIGGER "audit_seal_keep" BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();

-- As before, and seals as the events they cover. The table gets its policies and these rights when the deployment ends.
CREATE OR REPLACE FUNCTION "rights_on"("table" name, "service" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "table" = 'policy_snapshot' THEN 'SELECT, INSERT'
    WHEN "table" IN ('audit_event', 'audit_seal') AND "service" = 'tenant' THEN 'SELECT, INSERT, DELETE'
    WHEN "table" IN ('audit_event', 'audit_seal') THEN 'SELECT, INSERT'
    WHEN "table" = 'review_decision' THEN 'SELECT, INSERT, UPDATE ("note", "guidance", "words_sealed")'
    WHEN "table" = 'workspace' AND "service" = 'tenant' THEN 'SELECT, UPDATE'
    WHEN "table" = 'user' AND "service" = 'tenant' THEN 'SELECT ("id", "name", "email")'
    ELSE 'SELECT, INSERT, UPDATE, DELETE'
  END
$$;
