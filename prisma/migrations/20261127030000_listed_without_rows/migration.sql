-- A list by a rule that few messages have read every row with findings, by a model, snapshot or channel every row of the workspace.
-- What was found now stands in a message's entry of the index, so that rows of other rules are not read at all. An entry has room
-- for 24 ids of 64 signs; a message with more rules stands in an index of its own.
-- Built beside the writers, so outside a transaction: what a try before this one left is taken away first.
DROP INDEX CONCURRENTLY IF EXISTS "submission_found_few";
CREATE INDEX CONCURRENTLY "submission_found_few" ON "submission"("workspace_id", "created_at" DESC, "id" DESC)
  INCLUDE ("rules", "violation_count", "block_count", "livemode") WHERE "violation_count" > 0 AND cardinality("rules") <= 24;
DROP INDEX CONCURRENTLY IF EXISTS "submission_found_many";
CREATE INDEX CONCURRENTLY "submission_found_many" ON "submission"("workspace_id", "created_at" DESC, "id" DESC)
  WHERE "violation_count" > 0 AND cardinality("rules") > 24;
DROP INDEX CONCURRENTLY IF EXISTS "submission_found";
-- Some hundred kilobytes for a million rows, and next to nothing to do at an insert: it tells in which stretches of the table a
-- value does not occur.
DROP INDEX CONCURRENTLY IF EXISTS "submission_values";
CREATE INDEX CONCURRENTLY "submission_values" ON "submission"
  USING brin ("source_model" text_bloom_ops, "snapshot_id" text_bloom_ops, "channel" text_bloom_ops);
