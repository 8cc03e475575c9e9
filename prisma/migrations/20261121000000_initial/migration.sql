-- CreateTable
CREATE TABLE "workspace" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "settings_version" INTEGER NOT NULL DEFAULT 1,
    "active_snapshot_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_snapshot" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "config" JSONB NOT NULL,
    "config_hash" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "last_four" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "scopes" TEXT[],
    "ip_allowlist" TEXT[],
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "livemode" BOOLEAN NOT NULL,
    "api_key_id" TEXT,
    "channel" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "recipient_match" TEXT NOT NULL,
    "subject" TEXT,
    "body_text" TEXT,
    "body_html" TEXT,
    "content_type" TEXT NOT NULL,
    "content_sha256" TEXT NOT NULL,
    "source_model" TEXT,
    "governance_action_id" TEXT,
    "metadata" JSONB,
    "label" TEXT,
    "auto_remediate" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL,
    "queue_reason" TEXT,
    "policy_passed" BOOLEAN NOT NULL,
    "violations" JSONB NOT NULL,
    "violation_count" INTEGER NOT NULL,
    "block_count" INTEGER NOT NULL,
    "rules" TEXT[],
    "remediated" BOOLEAN NOT NULL DEFAULT false,
    "remediations" JSONB,
    "remediated_subject" TEXT,
    "remediated_body" TEXT,
    "remediated_html" TEXT,
    "hold_token" TEXT,
    "ack_message" TEXT,
    "safe_fallback" TEXT,
    "delivery_status" TEXT,
    "provider_message_id" TEXT,
    "delivery_error" TEXT,
    "snapshot_id" TEXT NOT NULL,
    "config_hash" TEXT NOT NULL,
    "latency_ms" INTEGER NOT NULL,
    "tokens" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "respond_by" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "reviewed_by" TEXT,
    "reviewed_at" TIMESTAMPTZ(3),
    "review_reason" TEXT,
    "review_note" TEXT,
    "edited" BOOLEAN NOT NULL DEFAULT false,
    "approved_subject" TEXT,
    "approved_body" TEXT,
    "assignee" TEXT,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "allowed_transition" (
    "from_status" TEXT NOT NULL,
    "to_status" TEXT NOT NULL,

    CONSTRAINT "allowed_transition_pkey" PRIMARY KEY ("from_status","to_status")
);

-- CreateTable
CREATE TABLE "review_decision" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "submission_id" TEXT NOT NULL,
    "reviewer" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "final_for" TEXT,
    "content_sha256" TEXT NOT NULL,
    "reason_code" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advisory_scan" (
    "submission_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "score" DOUBLE PRECISION,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "engine" TEXT,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "advisory_scan_pkey" PRIMARY KEY ("submission_id","kind")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "submission_id" TEXT,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_item" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "ref_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PENDING',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL,
    "next_run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "enqueue_seq" INTEGER NOT NULL DEFAULT 0,
    "enqueued_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "last_error_class" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "work_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "callback_endpoint" (
    "workspace_id" TEXT NOT NULL,
    "secret_sealed" BYTEA,
    "previous_sealed" BYTEA,
    "previous_until" TIMESTAMPTZ(3),
    "consecutive_failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "last_success_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "next_probe_at" TIMESTAMPTZ(3),

    CONSTRAINT "callback_endpoint_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "callback_event" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "submission_id" TEXT,
    "event" TEXT NOT NULL,
    "body_sealed" BYTEA NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "callback_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "callback_attempt" (
    "id" BIGSERIAL NOT NULL,
    "event_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "status_code" INTEGER,
    "duration_ms" INTEGER NOT NULL,
    "response" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "callback_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "preview_verdict" (
    "workspace_id" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "verdict" JSONB,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "preview_verdict_pkey" PRIMARY KEY ("workspace_id","key_hash")
);

-- CreateTable
CREATE TABLE "suppression_entry" (
    "workspace_id" TEXT NOT NULL,
    "entry" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT 'manual',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suppression_entry_pkey" PRIMARY KEY ("workspace_id","entry")
);

-- CreateTable
CREATE TABLE "usage_event" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "requests" INTEGER NOT NULL,
    "tokens" INTEGER NOT NULL,

    CONSTRAINT "usage_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_daily" (
    "workspace_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "requests" BIGINT NOT NULL DEFAULT 0,
    "tokens" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "usage_daily_pkey" PRIMARY KEY ("workspace_id","day","kind","channel","livemode")
);

-- CreateTable
CREATE TABLE "user" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "user_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("user_id","workspace_id")
);

-- CreateIndex
CREATE INDEX "policy_snapshot_workspace_id_created_at_idx" ON "policy_snapshot"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "api_key_workspace_id_idx" ON "api_key"("workspace_id");

-- CreateIndex
CREATE UNIQUE INDEX "submission_hold_token_key" ON "submission"("hold_token");

-- CreateIndex
CREATE INDEX "submission_workspace_id_created_at_id_idx" ON "submission"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submission_workspace_id_status_created_at_id_idx" ON "submission"("workspace_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submission_workspace_id_recipient_match_created_at_idx" ON "submission"("workspace_id", "recipient_match", "created_at" DESC);

-- CreateIndex
CREATE INDEX "submission_workspace_id_governance_action_id_idx" ON "submission"("workspace_id", "governance_action_id");

-- CreateIndex
CREATE INDEX "submission_status_expires_at_idx" ON "submission"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "submission_workspace_id_livemode_idempotency_key_key" ON "submission"("workspace_id", "livemode", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "review_decision_final_for_key" ON "review_decision"("final_for");

-- CreateIndex
CREATE UNIQUE INDEX "review_decision_submission_id_reviewer_decision_content_sha_key" ON "review_decision"("submission_id", "reviewer", "decision", "content_sha256");

-- CreateIndex
CREATE INDEX "audit_event_submission_id_idx" ON "audit_event"("submission_id");

-- CreateIndex
CREATE INDEX "audit_event_workspace_id_id_idx" ON "audit_event"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "work_item_dedupe_key_key" ON "work_item"("dedupe_key");

-- CreateIndex
CREATE INDEX "work_item_ref_id_idx" ON "work_item"("ref_id");

-- CreateIndex
CREATE INDEX "work_item_state_next_run_at_idx" ON "work_item"("state", "next_run_at");

-- CreateIndex
CREATE INDEX "work_item_workspace_id_kind_state_idx" ON "work_item"("workspace_id", "kind", "state");

-- CreateIndex
CREATE INDEX "callback_event_workspace_id_created_at_id_idx" ON "callback_event"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "callback_event_submission_id_idx" ON "callback_event"("submission_id");

-- CreateIndex
CREATE INDEX "callback_attempt_event_id_idx" ON "callback_attempt"("event_id");

-- CreateIndex
CREATE INDEX "preview_verdict_expires_at_idx" ON "preview_verdict"("expires_at");

-- CreateIndex
CREATE INDEX "usage_event_workspace_id_day_idx" ON "usage_event"("workspace_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_key" ON "session"("token");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_issuer_account_id_key" ON "account"("issuer", "account_id");

-- CreateIndex
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");

-- CreateIndex
CREATE INDEX "membership_workspace_id_idx" ON "membership"("workspace_id");

-- AddForeignKey
ALTER TABLE "policy_snapshot" ADD CONSTRAINT "policy_snapshot_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advisory_scan" ADD CONSTRAINT "advisory_scan_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "callback_endpoint" ADD CONSTRAINT "callback_endpoint_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "callback_event" ADD CONSTRAINT "callback_event_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "callback_attempt" ADD CONSTRAINT "callback_attempt_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "callback_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Guards: what the database itself refuses. Written by hand; everything above is the engine's.

-- The status moves of packages/contracts/src/status.ts. A test compares the two.
INSERT INTO "allowed_transition" ("from_status", "to_status") VALUES
  ('APPROVED', 'DISPATCHING'),
  ('APPROVED', 'SENT'),
  ('APPROVED', 'FAILED'),
  ('APPROVED', 'QUEUED'),
  ('QUEUED', 'APPROVED'),
  ('QUEUED', 'DISPATCHING'),
  ('QUEUED', 'REJECTED'),
  ('QUEUED', 'BLOCKED'),
  ('DISPATCHING', 'SENT'),
  ('DISPATCHING', 'FAILED'),
  ('FAILED', 'DISPATCHING');

-- A submission keeps what was decided about: its status moves only along the table, and its content may only disappear.
CREATE FUNCTION "submission_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" IS DISTINCT FROM OLD."status" AND NOT EXISTS (
    SELECT 1 FROM "allowed_transition" t WHERE t."from_status" = OLD."status" AND t."to_status" = NEW."status"
  ) THEN
    RAISE EXCEPTION 'status may not move from % to %', OLD."status", NEW."status"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_status_move';
  END IF;
  IF (NEW."id", NEW."workspace_id", NEW."idempotency_key", NEW."livemode", NEW."api_key_id", NEW."channel",
      NEW."recipient", NEW."recipient_match", NEW."content_sha256", NEW."snapshot_id", NEW."config_hash",
      NEW."policy_passed", NEW."hold_token", NEW."tokens", NEW."created_at")
     IS DISTINCT FROM
     (OLD."id", OLD."workspace_id", OLD."idempotency_key", OLD."livemode", OLD."api_key_id", OLD."channel",
      OLD."recipient", OLD."recipient_match", OLD."content_sha256", OLD."snapshot_id", OLD."config_hash",
      OLD."policy_passed", OLD."hold_token", OLD."tokens", OLD."created_at") THEN
    RAISE EXCEPTION 'a frozen column of submission may not change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_frozen';
  END IF;
  IF (NEW."subject" IS NOT NULL AND NEW."subject" IS DISTINCT FROM OLD."subject")
     OR (NEW."body_text" IS NOT NULL AND NEW."body_text" IS DISTINCT FROM OLD."body_text")
     OR (NEW."body_html" IS NOT NULL AND NEW."body_html" IS DISTINCT FROM OLD."body_html")
     OR (NEW."metadata" IS NOT NULL AND NEW."metadata" IS DISTINCT FROM OLD."metadata") THEN
    RAISE EXCEPTION 'content of a submission may be erased, never changed'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_content';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "submission_guard" BEFORE UPDATE ON "submission" FOR EACH ROW EXECUTE FUNCTION "submission_guard"();

-- Status values are closed also for rows that are born.
CREATE FUNCTION "submission_birth"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a submission is not born as %', NEW."status"
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_birth';
END $$;
CREATE TRIGGER "submission_birth" BEFORE INSERT ON "submission" FOR EACH ROW
  WHEN (NEW."status" NOT IN ('APPROVED', 'DISPATCHING', 'QUEUED', 'BLOCKED')) EXECUTE FUNCTION "submission_birth"();

-- History is only ever added to.
CREATE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'append_only';
END $$;
CREATE TRIGGER "policy_snapshot_append_only" BEFORE UPDATE OR DELETE ON "policy_snapshot" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "policy_snapshot_keep" BEFORE TRUNCATE ON "policy_snapshot" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE OR DELETE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "audit_event_keep" BEFORE TRUNCATE ON "audit_event" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "review_decision_append_only" BEFORE UPDATE OR DELETE ON "review_decision" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "review_decision_keep" BEFORE TRUNCATE ON "review_decision" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
