-- CreateTable
CREATE TABLE "hold_ending" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "requested_by" TEXT NOT NULL,
    "holds" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "blocked" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "hold_ending_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hold_ending_workspace_id_created_at_idx" ON "hold_ending"("workspace_id", "created_at");

-- Written by hand from here. One at a time: whoever asks while one is under way is answered that one.
CREATE UNIQUE INDEX "hold_ending_one_open" ON "hold_ending"("workspace_id") WHERE "state" IN ('waiting', 'running');
ALTER TABLE "hold_ending" ADD CONSTRAINT "hold_ending_state" CHECK ("state" IN ('waiting', 'running', 'done', 'failed'));
