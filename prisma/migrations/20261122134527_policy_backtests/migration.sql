-- CreateTable
CREATE TABLE "policy_backtest" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "config" JSONB,
    "config_hash" TEXT NOT NULL,
    "base_snapshot_id" TEXT NOT NULL,
    "draft_version" INTEGER NOT NULL,
    "created_by" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "last_id" TEXT,
    "results" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "policy_backtest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "policy_backtest_workspace_id_created_at_idx" ON "policy_backtest"("workspace_id", "created_at");

-- Written by hand from here. One at a time: a workspace's past is read for one draft, not for each of its editors.
CREATE UNIQUE INDEX "policy_backtest_one_open" ON "policy_backtest"("workspace_id") WHERE "state" IN ('waiting', 'running');
ALTER TABLE "policy_backtest" ADD CONSTRAINT "policy_backtest_state" CHECK ("state" IN ('waiting', 'running', 'done', 'failed'));
ALTER TABLE "policy_backtest" ADD CONSTRAINT "policy_backtest_progress" CHECK ("done" >= 0 AND "done" <= "total" AND "total" <= 1000);
