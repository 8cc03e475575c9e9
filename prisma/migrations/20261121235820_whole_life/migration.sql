-- AlterTable
ALTER TABLE "audit_event" ADD COLUMN     "txid" BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text)::bigint;

-- AlterTable
ALTER TABLE "callback_event" ALTER COLUMN "body_sealed" DROP NOT NULL;

-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "claimed_by" TEXT,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD COLUMN     "content_sealed" BYTEA,
ADD COLUMN     "dispatch_began_at" TIMESTAMPTZ(3),
ADD COLUMN     "dispatch_mode" TEXT,
ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "escalated_at" TIMESTAMPTZ(3),
ADD COLUMN     "evidence_expires_at" TIMESTAMPTZ(3);

-- Written by hand from here. What the clock looks for: approved messages whose evidence has an end.
CREATE INDEX "submission_evidence_due" ON "submission"("evidence_expires_at") WHERE "status" = 'APPROVED' AND "evidence_expires_at" IS NOT NULL;

-- Erased means erased: nothing that could be content stays behind.
ALTER TABLE "submission" ADD CONSTRAINT "submission_erased" CHECK ("erased_at" IS NULL OR (
  "recipient" = 'erased' AND "recipient_match" = 'erased' AND "subject" IS NULL AND "body_text" IS NULL AND "body_html" IS NULL
  AND "content_sealed" IS NULL AND "metadata" IS NULL AND "remediations" IS NULL AND "remediated_subject" IS NULL
  AND "remediated_body" IS NULL AND "remediated_html" IS NULL AND "ack_message" IS NULL AND "review_note" IS NULL
  AND "approved_subject" IS NULL AND "approved_body" IS NULL AND "delivery_error" IS NULL AND "fingerprint" IS NULL
  AND "touch_key" IS NULL));

CREATE OR REPLACE FUNCTION "submission_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What goes on after the decision of the gate.
  moving CONSTANT text[] := ARRAY['status', 'queue_reason', 'version', 'updated_at', 'expires_at', 'release_at', 'respond_by',
    'assignee', 'claimed_by', 'claimed_until', 'escalated_at', 'dispatch_mode', 'dispatch_began_at', 'delivery_status',
    'provider_message_id', 'delivery_error'];
  reviewed CONSTANT text[] := ARRAY['reviewed_by', 'reviewed_at', 'review_reason', 'review_note', 'decided_at', 'edited',
    'approved_subject', 'approved_body'];
  -- Content: it may disappear when its time is over.
  erasable CONSTANT text[] := ARRAY['subject', 'body_text', 'body_html', 'content_sealed', 'metadata', 'remediations',
    'remediated_subject', 'remediated_body', 'remediated_html', 'ack_message'];
  -- What erasure replaces: the recipient by a word, the extracts in violations by nothing.
  replaced CONSTANT text[] := ARRAY['erased_at', 'recipient', 'recipient_match', 'violations'];
  -- Have a guard of their own.
  elsewhere CONSTANT text[] := ARRAY['fingerprint', 'touch_key'];
  was CONSTANT jsonb := to_jsonb(OLD);
  becomes CONSTANT jsonb := to_jsonb(NEW);
  leaves_hold CONSTANT boolean := OLD."status" = 'QUEUED' AND NEW."status" <> 'QUEUED';
  -- An approval that was taken back to a hold is reviewed anew.
  held_again CONSTANT boolean := OLD."status" = 'APPROVED' AND NEW."status" = 'QUEUED';
  erasing CONSTANT boolean := OLD."erased_at" IS NULL AND NEW."erased_at" IS NOT NULL;
  name text;
BEGIN
  IF NEW."status" IS DISTINCT FROM OLD."status" AND NOT EXISTS (
    SELECT 1 FROM "allowed_transition" t WHERE t."from_status" = OLD."status" AND t."to_status" = NEW."status"
  ) THEN
    RAISE EXCEPTION 'status may not move from % to %', OLD."status", NEW."status"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_status_move';
  END IF;
  IF (becomes - moving - reviewed - erasable - replaced - elsewhere)
     IS DISTINCT FROM (was - moving - reviewed - erasable - replaced - elsewhere) THEN
    RAISE EXCEPTION 'a frozen column of submission may not change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_frozen';
  END IF;
  IF NOT erasing THEN
    FOREACH name IN ARRAY replaced LOOP
      IF becomes -> name IS DISTINCT FROM was -> name THEN
        RAISE EXCEPTION 'only erasure may change % of a submission', name
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_frozen';
      END IF;
    END LOOP;
  ELSIF jsonb_path_exists(becomes, '$.violations[*].matched ? (@ != null)') THEN
    RAISE EXCEPTION 'erasure leaves no extract in a violation'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_erased';
  END IF;
  IF NEW."version" NOT IN (OLD."version", OLD."version" + 1) THEN
    RAISE EXCEPTION 'the version of a submission goes forward one by one'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_version';
  END IF;
  FOREACH name IN ARRAY erasable LOOP
    IF becomes -> name <> 'null' AND becomes -> name IS DISTINCT FROM was -> name THEN
      RAISE EXCEPTION 'content of a submission may be erased, never changed'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_content';
    END IF;
  END LOOP;
  FOREACH name IN ARRAY reviewed LOOP
    CONTINUE WHEN becomes -> name IS NOT DISTINCT FROM was -> name;
    -- A review is written by the move that ends the hold.
    CONTINUE WHEN leaves_hold OR held_again;
    -- An edit is written earlier when more people have to approve it; it counts as a change of the hold.
    CONTINUE WHEN name IN ('edited', 'approved_subject', 'approved_body')
      AND OLD."status" = 'QUEUED' AND NEW."edited" AND NEW."version" = OLD."version" + 1;
    -- Words people wrote may be erased like other content.
    CONTINUE WHEN name IN ('review_note', 'approved_subject', 'approved_body') AND becomes -> name = 'null';
    RAISE EXCEPTION 'a review of a submission is written once, by the move that ends the hold'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_review';
  END LOOP;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "submission_reach"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."body_text" IS NULL AND NEW."content_sealed" IS NULL THEN
    NEW."fingerprint" := NULL;
  END IF;
  IF (NEW."fingerprint" IS NOT NULL AND NEW."fingerprint" IS DISTINCT FROM OLD."fingerprint")
     OR (NEW."touch_key" IS NOT NULL AND NEW."touch_key" IS DISTINCT FROM OLD."touch_key") THEN
    RAISE EXCEPTION 'what recognises a submission may be erased, never changed'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_reach';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER "submission_reach" ON "submission";
CREATE TRIGGER "submission_reach" BEFORE UPDATE OF "body_text", "content_sealed", "fingerprint", "touch_key" ON "submission"
  FOR EACH ROW EXECUTE FUNCTION "submission_reach"();

-- A callback says what it said until its content is erased.
DROP TRIGGER "callback_event_guard" ON "callback_event";
CREATE TRIGGER "callback_event_guard" BEFORE UPDATE ON "callback_event" FOR EACH ROW
  WHEN ((NEW."id", NEW."workspace_id", NEW."submission_id", NEW."event", NEW."created_at")
      IS DISTINCT FROM (OLD."id", OLD."workspace_id", OLD."submission_id", OLD."event", OLD."created_at")
    OR (NEW."body_sealed" IS NOT NULL AND NEW."body_sealed" IS DISTINCT FROM OLD."body_sealed"))
  EXECUTE FUNCTION "callback_event_guard"();

-- What a person concluded stays; the words they wrote with it may be erased.
DROP TRIGGER "review_decision_append_only" ON "review_decision";
CREATE TRIGGER "review_decision_append_only" BEFORE DELETE ON "review_decision" FOR EACH ROW EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "review_decision_frozen" BEFORE UPDATE ON "review_decision" FOR EACH ROW
  WHEN (NEW."note" IS NOT NULL OR to_jsonb(NEW) - 'note' IS DISTINCT FROM to_jsonb(OLD) - 'note')
  EXECUTE FUNCTION "append_only"();
