-- DropIndex
DROP INDEX "review_decision_submission_id_reviewer_decision_content_sha_key";

-- AlterTable
ALTER TABLE "review_decision" ADD COLUMN     "guidance" TEXT,
ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "review_round" (
    "submission_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "content_sha256" TEXT NOT NULL,
    "added_blocks" TEXT[],
    "overridden" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_round_pkey" PRIMARY KEY ("submission_id","round")
);

-- CreateTable
CREATE TABLE "pending_decision" (
    "submission_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "reviewer" TEXT NOT NULL,
    "reviewer_id" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "request" JSONB NOT NULL,
    "commit_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_decision_pkey" PRIMARY KEY ("submission_id")
);

-- CreateTable
CREATE TABLE "review_note" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "submission_id" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_decision_id_key" ON "pending_decision"("id");

-- CreateIndex
CREATE INDEX "review_note_submission_id_id_idx" ON "review_note"("submission_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "review_decision_submission_id_reviewer_decision_round_conte_key" ON "review_decision"("submission_id", "reviewer", "decision", "round", "content_sha256");

-- Written by hand from here. What the clock looks for: holds whose answer is due and of which nobody was told yet.
CREATE INDEX "submission_answer_due" ON "submission"("respond_by") WHERE "status" = 'QUEUED' AND "escalated_at" IS NULL;

-- Messages that were sampled after they had been let go: the list for quality review.
CREATE INDEX "audit_event_sampled" ON "audit_event"("workspace_id", "id") WHERE "detail" ? 'sampled';

-- What a person concluded stays; the words they wrote with it may be erased.
DROP TRIGGER "review_decision_frozen" ON "review_decision";
CREATE TRIGGER "review_decision_frozen" BEFORE UPDATE ON "review_decision" FOR EACH ROW
  WHEN ((NEW."note" IS NOT NULL AND NEW."note" IS DISTINCT FROM OLD."note")
    OR (NEW."guidance" IS NOT NULL AND NEW."guidance" IS DISTINCT FROM OLD."guidance")
    OR to_jsonb(NEW) - 'note' - 'guidance' IS DISTINCT FROM to_jsonb(OLD) - 'note' - 'guidance')
  EXECUTE FUNCTION "append_only"();

CREATE TRIGGER "review_round_append_only" BEFORE UPDATE OR DELETE ON "review_round" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "review_round_keep" BEFORE TRUNCATE ON "review_round" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();

CREATE TRIGGER "review_note_append_only" BEFORE DELETE ON "review_note" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "review_note_keep" BEFORE TRUNCATE ON "review_note" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "review_note_frozen" BEFORE UPDATE ON "review_note" FOR EACH ROW
  WHEN (NEW."text" IS NOT NULL OR to_jsonb(NEW) - 'text' IS DISTINCT FROM to_jsonb(OLD) - 'text')
  EXECUTE FUNCTION "append_only"();

-- A pending decision is what was asked for, or gone.
CREATE TRIGGER "pending_decision_frozen" BEFORE UPDATE ON "pending_decision" FOR EACH ROW EXECUTE FUNCTION "append_only"();
