-- CreateTable
CREATE TABLE "dispatch_secret" (
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "previous_sealed" BYTEA,
    "previous_until" TIMESTAMPTZ(3),

    CONSTRAINT "dispatch_secret_pkey" PRIMARY KEY ("workspace_id","name")
);

-- CreateTable
CREATE TABLE "dispatch_attempt" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "submission_id" TEXT NOT NULL,
    "work_id" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "error_class" TEXT,
    "duration_ms" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dispatch_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dispatch_attempt_submission_id_idx" ON "dispatch_attempt"("submission_id");

-- CreateIndex
CREATE INDEX "dispatch_attempt_created_at_idx" ON "dispatch_attempt"("created_at");

-- Written by hand from here. The relay asks for the oldest unfinished dispatches of each workspace, several times a second.
CREATE INDEX "work_item_dispatch_turn_idx" ON "work_item" ("workspace_id", "next_run_at", "id")
  WHERE "kind" = 'dispatch' AND "state" IN ('PENDING', 'LEASED');
