-- What belongs to a submission names its workspace too: a row that points into another workspace cannot be stored, whatever
-- a query forgot. A submission has such an index once; all of its children use it.

-- DropForeignKey
ALTER TABLE "advisory_scan" DROP CONSTRAINT "advisory_scan_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "callback_event" DROP CONSTRAINT "callback_event_submission_id_fkey";

-- DropForeignKey
ALTER TABLE "review_decision" DROP CONSTRAINT "review_decision_submission_id_fkey";

-- CreateIndex
CREATE UNIQUE INDEX "submission_workspace_id_id_key" ON "submission"("workspace_id", "id");

-- AddForeignKey
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_round" ADD CONSTRAINT "review_round_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_decision" ADD CONSTRAINT "pending_decision_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advisory_scan" ADD CONSTRAINT "advisory_scan_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "callback_event" ADD CONSTRAINT "callback_event_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispatch_attempt" ADD CONSTRAINT "dispatch_attempt_workspace_id_submission_id_fkey" FOREIGN KEY ("workspace_id", "submission_id") REFERENCES "submission"("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
