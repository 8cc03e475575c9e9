-- A list whose filter few rows pass read every row of the workspace. Each of these indexes holds those rows alone that can pass;
-- a message that passes without a finding, a label or a reason to wait is in none of them.
-- Built beside the writers, so outside a transaction: what a try before this one left is taken away first.
DROP INDEX CONCURRENTLY IF EXISTS "submission_found";
CREATE INDEX CONCURRENTLY "submission_found" ON "submission"("workspace_id", "created_at" DESC, "id" DESC)
  WHERE "violation_count" > 0;
DROP INDEX CONCURRENTLY IF EXISTS "submission_labelled";
CREATE INDEX CONCURRENTLY "submission_labelled" ON "submission"("workspace_id", "label", "created_at" DESC, "id" DESC)
  WHERE "label" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "submission_reasoned";
CREATE INDEX CONCURRENTLY "submission_reasoned" ON "submission"("workspace_id", "queue_reason", "created_at" DESC, "id" DESC)
  WHERE "queue_reason" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "submission_assigned";
CREATE INDEX CONCURRENTLY "submission_assigned" ON "submission"("workspace_id", "assignee", "created_at" DESC, "id" DESC)
  WHERE "assignee" IS NOT NULL;
