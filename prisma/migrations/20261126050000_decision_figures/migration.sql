-- What is on record already is counted by the worker in steps, not here: a large record would hold up the start.
-- CreateTable
CREATE TABLE "decision_cursor" (
    "workspace_id" TEXT NOT NULL,
    "event_id" BIGINT NOT NULL,

    CONSTRAINT "decision_cursor_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "decision_daily" (
    "workspace_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "channel" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "messages" BIGINT NOT NULL,

    CONSTRAINT "decision_daily_pkey" PRIMARY KEY ("workspace_id","day","channel","decision")
);

-- CreateTable
CREATE TABLE "rule_daily" (
    "workspace_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "rule" TEXT NOT NULL,
    "blocks" BIGINT NOT NULL,
    "warns" BIGINT NOT NULL,
    "approved" BIGINT NOT NULL,
    "edited" BIGINT NOT NULL,
    "rejected" BIGINT NOT NULL,

    CONSTRAINT "rule_daily_pkey" PRIMARY KEY ("workspace_id","day","rule")
);
