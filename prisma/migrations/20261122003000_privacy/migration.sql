-- CreateTable
CREATE TABLE "content_key" (
    "workspace_id" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "wrapped" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "wrapped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_key_pkey" PRIMARY KEY ("workspace_id","generation")
);

-- CreateTable
CREATE TABLE "erasure" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "recipient_sealed" BYTEA,
    "recipient_hash" TEXT NOT NULL,
    "requested_by" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "submissions" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suppression_import" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "file_sealed" BYTEA,
    "file_sha256" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "rows" INTEGER NOT NULL,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "invalid" INTEGER NOT NULL DEFAULT 0,
    "holds_blocked" INTEGER NOT NULL DEFAULT 0,
    "errors" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "suppression_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "erasure_workspace_id_created_at_idx" ON "erasure"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "suppression_import_workspace_id_created_at_idx" ON "suppression_import"("workspace_id", "created_at");

-- Written by hand from here. What retention and erasure look for; rows that were dealt with leave these indexes.
CREATE INDEX "submission_unerased" ON "submission"("workspace_id", "created_at") WHERE "erased_at" IS NULL;
CREATE INDEX "advisory_scan_findings" ON "advisory_scan"("workspace_id", "finished_at") WHERE "findings" <> '[]'::jsonb;
CREATE INDEX "callback_event_body" ON "callback_event"("workspace_id", "created_at") WHERE "body_sealed" IS NOT NULL;

-- A page of a list of a million entries, and a search by how an entry begins.
CREATE INDEX "suppression_entry_newest" ON "suppression_entry"("workspace_id", "created_at" DESC, "entry");
CREATE INDEX "suppression_entry_search" ON "suppression_entry"("workspace_id", "entry" text_pattern_ops);

-- Nearly all events are decisions of the gate: what is not is found by kind or by person without reading those.
CREATE INDEX "audit_event_kind" ON "audit_event"("workspace_id", "kind", "id") WHERE "kind" <> 'submission.decided';
CREATE INDEX "audit_event_time" ON "audit_event" USING brin ("created_at");
CREATE INDEX "audit_event_actor" ON "audit_event"("workspace_id", "actor", "id") WHERE "kind" <> 'submission.decided';

-- The id of the key a value is sealed with: what stands between `v1.` and the next dot. Null for every other form.
CREATE FUNCTION "sealed_kid"("sealed" bytea) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN substring("sealed" FROM 1 FOR 3) = '\x76312e'::bytea
    THEN split_part(encode(substring("sealed" FROM 4 FOR 33), 'escape'), '.', 1) END
$$;
CREATE INDEX "callback_event_kid" ON "callback_event"("sealed_kid"("body_sealed"))
  WHERE "sealed_kid"("body_sealed") IS NOT NULL;

-- An audit event goes when the workspace no longer has to keep it, and not a day before.
CREATE FUNCTION "audit_event_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days CONSTANT integer := coalesce((SELECT (w."settings" ->> 'retain_audit_days')::integer FROM "workspace" w
    WHERE w."id" = OLD."workspace_id"), 2555);
BEGIN
  IF OLD."created_at" >= now() - make_interval(days => days) THEN
    RAISE EXCEPTION 'audit_event is append-only'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'append_only';
  END IF;
  RETURN OLD;
END $$;
DROP TRIGGER "audit_event_append_only" ON "audit_event";
CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "audit_event_kept" BEFORE DELETE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION "audit_event_kept"();
