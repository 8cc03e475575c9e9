-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "held_again_at" TIMESTAMPTZ(3),
ADD COLUMN     "raised_at" TIMESTAMPTZ(3);

-- Written by hand from here. The clock looks workspace by workspace, and only where the workspace asks for it: what is due
-- in all others costs nothing.
DROP INDEX "submission_evidence_due";
CREATE INDEX "submission_evidence_due" ON "submission"("workspace_id", "evidence_expires_at")
  WHERE "status" = 'APPROVED' AND "evidence_expires_at" IS NOT NULL;

CREATE OR REPLACE FUNCTION "submission_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What goes on after the decision of the gate.
  moving CONSTANT text[] := ARRAY['status', 'queue_reason', 'version', 'updated_at', 'expires_at', 'release_at', 'respond_by',
    'assignee', 'claimed_by', 'claimed_until', 'escalated_at', 'raised_at', 'evidence_expires_at', 'dispatch_mode',
    'dispatch_began_at', 'delivery_status', 'provider_message_id', 'delivery_error'];
  reviewed CONSTANT text[] := ARRAY['reviewed_by', 'reviewed_at', 'review_reason', 'review_note', 'decided_at', 'edited',
    'approved_subject', 'approved_body'];
  -- Content: it may disappear when its time is over.
  erasable CONSTANT text[] := ARRAY['subject', 'body_text', 'body_html', 'content_sealed', 'metadata', 'remediations',
    'remediated_subject', 'remediated_body', 'remediated_html', 'ack_message'];
  -- What erasure replaces: the recipient by a word, the extracts in violations by nothing.
  replaced CONSTANT text[] := ARRAY['erased_at', 'recipient', 'recipient_match', 'violations'];
  -- What a hold has and a message that was let go at once has not: comes with the move that holds it after all, and stays.
  held_only CONSTANT text[] := ARRAY['hold_token', 'held_again_at'];
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
  IF (becomes - moving - reviewed - erasable - replaced - held_only - elsewhere)
     IS DISTINCT FROM (was - moving - reviewed - erasable - replaced - held_only - elsewhere) THEN
    RAISE EXCEPTION 'a frozen column of submission may not change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_frozen';
  END IF;
  IF (NEW."hold_token" IS DISTINCT FROM OLD."hold_token" AND NOT (held_again AND OLD."hold_token" IS NULL))
     OR (NEW."held_again_at" IS DISTINCT FROM OLD."held_again_at" AND NOT held_again) THEN
    RAISE EXCEPTION 'only the move back to a hold writes what a hold has'
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
    -- The instant reply is suggested while a message waits: one that did not wait before gets it now.
    CONTINUE WHEN name = 'ack_message' AND held_again AND OLD."ack_message" IS NULL AND NEW."erased_at" IS NULL;
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
