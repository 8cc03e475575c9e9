-- What refers to a submission is checked by the submission's id, as scans are since they cost a new store nine tenths of its rate:
-- a check by workspace and id may be planned over any index that begins with the workspace, and sessions keep such plans until
-- statistics are gathered. An attempt is written with every dispatch, a callback and a decision with every review. That
-- both belong to one workspace is compared by a trigger; the index that the other check needed is written no more.

-- DropForeignKey
ALTER TABLE "callback_event" DROP CONSTRAINT "callback_event_workspace_id_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "dispatch_attempt" DROP CONSTRAINT "dispatch_attempt_workspace_id_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "pending_decision" DROP CONSTRAINT "pending_decision_workspace_id_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "review_decision" DROP CONSTRAINT "review_decision_workspace_id_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "review_note" DROP CONSTRAINT "review_note_workspace_id_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "review_round" DROP CONSTRAINT "review_round_workspace_id_submission_id_fkey";

-- DropIndex
DROP INDEX "submission_workspace_id_id_key";

-- AddForeignKey
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_round" ADD CONSTRAINT "review_round_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_decision" ADD CONSTRAINT "pending_decision_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "callback_event" ADD CONSTRAINT "callback_event_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispatch_attempt" ADD CONSTRAINT "dispatch_attempt_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Fired after the statement, which may bring both.
CREATE FUNCTION "submission_child_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "owner" text;
BEGIN
  SELECT s."workspace_id" INTO "owner" FROM "submission" s WHERE s."id" = NEW."submission_id";
  IF "owner" IS DISTINCT FROM NEW."workspace_id" THEN
    RAISE EXCEPTION 'a row of % belongs to a submission of its workspace', TG_TABLE_NAME
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'submission_child_guard';
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER "advisory_scan_guard" ON "advisory_scan";
DROP FUNCTION "advisory_scan_guard"();
CREATE TRIGGER "advisory_scan_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "advisory_scan"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();
CREATE TRIGGER "callback_event_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "callback_event"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();
CREATE TRIGGER "dispatch_attempt_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "dispatch_attempt"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();
CREATE TRIGGER "pending_decision_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "pending_decision"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();
CREATE TRIGGER "review_decision_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "review_decision"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();
CREATE TRIGGER "review_note_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "review_note"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();
CREATE TRIGGER "review_round_of_workspace" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "review_round"
  FOR EACH ROW WHEN (NEW."submission_id" IS NOT NULL) EXECUTE FUNCTION "submission_child_guard"();

-- The holds of a workspace, page by page: what the index that went also served.
CREATE INDEX "submission_held" ON "submission"("workspace_id", "id") WHERE "status" = 'QUEUED';
