-- CreateTable
CREATE TABLE "admin_notice" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "admin_notice_workspace_id_user_id_happened_at_key" ON "admin_notice"("workspace_id", "user_id", "happened_at");

-- Written by hand from here. `begun` to `waiting`: the mail server said that it has not taken it.
ALTER TABLE "admin_notice" ADD CONSTRAINT "admin_notice_state"
  CHECK ("state" IN ('waiting', 'begun', 'sent', 'failed', 'unknown', 'moot', 'unsent'));
