-- CreateTable
CREATE TABLE "crm_connection" (
    "workspace_id" TEXT NOT NULL,
    "portal_id" TEXT NOT NULL,
    "refresh_sealed" BYTEA NOT NULL,
    "scopes" TEXT[],
    "tagging" BOOLEAN NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'connected',
    "connected_by" TEXT NOT NULL,
    "connected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "evidence_changed_at" TIMESTAMPTZ(3),

    CONSTRAINT "crm_connection_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "crm_consent" (
    "state_hash" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "tagging" BOOLEAN NOT NULL,
    "verifier_sealed" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crm_consent_pkey" PRIMARY KEY ("state_hash")
);

-- CreateTable
CREATE TABLE "crm_tag" (
    "workspace_id" TEXT NOT NULL,
    "contact_id" TEXT NOT NULL,
    "recipient_hash" TEXT,
    "blocked" BOOLEAN NOT NULL,
    "action_id" TEXT NOT NULL,
    "action_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crm_tag_pkey" PRIMARY KEY ("workspace_id","contact_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "crm_consent_workspace_id_user_id_key" ON "crm_consent"("workspace_id", "user_id");

-- CreateIndex
CREATE INDEX "crm_tag_workspace_id_recipient_hash_idx" ON "crm_tag"("workspace_id", "recipient_hash");

-- Written by hand from here.
ALTER TABLE "crm_connection" ADD CONSTRAINT "crm_connection_state" CHECK ("state" IN ('connected', 'needs_reconnect'));

-- Every live decision about somebody who may be a contact of the CRM owes that contact a look, whoever or whatever decided:
-- written here, so that no way to decide can forget it.
CREATE FUNCTION "owe_crm_tag"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "work_item" ("id", "workspace_id", "kind", "dedupe_key", "ref_id", "max_attempts", "next_run_at")
  SELECT replace(gen_random_uuid()::text, '-', ''), NEW."workspace_id", 'crm_tag',
    'crm_tag-' || NEW."id" || '-' || NEW."version", NEW."id", 6, date_trunc('milliseconds', now())
  FROM "crm_connection" c WHERE c."workspace_id" = NEW."workspace_id" AND c."tagging";
  RETURN NULL;
END $$;
CREATE TRIGGER "submission_owes_crm_tag" AFTER INSERT ON "submission" FOR EACH ROW
  WHEN (NEW."livemode" AND NEW."status" IN ('APPROVED', 'DISPATCHING', 'BLOCKED')) EXECUTE FUNCTION "owe_crm_tag"();
CREATE TRIGGER "submission_owes_crm_tag_again" AFTER UPDATE OF "status" ON "submission" FOR EACH ROW
  WHEN (OLD."status" = 'QUEUED' AND NEW."livemode" AND NEW."erased_at" IS NULL
    AND NEW."status" IN ('APPROVED', 'DISPATCHING', 'BLOCKED', 'REJECTED')) EXECUTE FUNCTION "owe_crm_tag"();
