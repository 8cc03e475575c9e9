-- AlterTable
ALTER TABLE "review_decision" ADD COLUMN     "words_sealed" BYTEA;

-- AlterTable
ALTER TABLE "review_note" ADD COLUMN     "text_sealed" BYTEA;

-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "edit_sealed" BYTEA,
ADD COLUMN     "review_note_sealed" BYTEA;

-- Written by hand from here. Where content is sealed, nothing of it stands beside it in the clear; where it is not, nothing
-- about it is sealed. An instant reply that comes with a later hold names nobody.
ALTER TABLE "submission" ADD CONSTRAINT "submission_sealed" CHECK (CASE WHEN "content_sealed" IS NULL
  THEN "edit_sealed" IS NULL AND "review_note_sealed" IS NULL
  ELSE "subject" IS NULL AND "body_text" IS NULL AND "body_html" IS NULL AND "metadata" IS NULL AND "remediations" IS NULL
    AND "remediated_subject" IS NULL AND "remediated_body" IS NULL AND "remediated_html" IS NULL
    AND "review_note" IS NULL AND "approved_subject" IS NULL AND "approved_body" IS NULL
    AND NOT jsonb_path_exists("violations", '$[*].matched ? (@ != null)') END);

-- Whether a workspace that seals nothing now did so lately; empty, and of no cost, in one that never did.
CREATE INDEX "submission_sealed_lately" ON "submission"("workspace_id", "created_at") WHERE "content_sealed" IS NOT NULL;

CREATE OR REPLACE FUNCTION "submission_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What goes on after the decision of the gate.
  moving CONSTANT text[] := ARRAY['status', 'queue_reason', 'version', 'updated_at', 'expires_at', 'release_at', 'respond_by',
    'assignee', 'claimed_by', 'claimed_until', 'escalated_at', 'raised_at', 'evidence_expires_at', 'dispatch_mode',
    'dispatch_began_at', 'delivery_status', 'provider_message_id', 'delivery_error'];
  reviewed CONSTANT text[] := ARRAY['reviewed_by', 'reviewed_at', 'review_reason', 'review_note', 'decided_at', 'edited',
    'approved_subject', 'approved_body', 'edit_sealed', 'review_note_sealed'];
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
    CONTINUE WHEN name IN ('edited', 'approved_subject', 'approved_body', 'edit_sealed')
      AND OLD."status" = 'QUEUED' AND NEW."edited" AND NEW."version" = OLD."version" + 1;
    -- Words people wrote may be erased like other content.
    CONTINUE WHEN name IN ('review_note', 'approved_subject', 'approved_body', 'edit_sealed', 'review_note_sealed')
      AND becomes -> name = 'null';
    RAISE EXCEPTION 'a review of a submission is written once, by the move that ends the hold'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_review';
  END LOOP;
  RETURN NEW;
END $$;

-- What a person concluded stays; the words they wrote with it may be erased.
DROP TRIGGER "review_decision_frozen" ON "review_decision";
CREATE TRIGGER "review_decision_frozen" BEFORE UPDATE ON "review_decision" FOR EACH ROW
  WHEN ((NEW."note" IS NOT NULL AND NEW."note" IS DISTINCT FROM OLD."note")
    OR (NEW."guidance" IS NOT NULL AND NEW."guidance" IS DISTINCT FROM OLD."guidance")
    OR (NEW."words_sealed" IS NOT NULL AND NEW."words_sealed" IS DISTINCT FROM OLD."words_sealed")
    OR to_jsonb(NEW) - '{note,guidance,words_sealed}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{note,guidance,words_sealed}'::text[])
  EXECUTE FUNCTION "append_only"();

DROP TRIGGER "review_note_frozen" ON "review_note";
CREATE TRIGGER "review_note_frozen" BEFORE UPDATE ON "review_note" FOR EACH ROW
  WHEN ((NEW."text" IS NOT NULL AND NEW."text" IS DISTINCT FROM OLD."text")
    OR (NEW."text_sealed" IS NOT NULL AND NEW."text_sealed" IS DISTINCT FROM OLD."text_sealed")
    OR to_jsonb(NEW) - '{text,text_sealed}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{text,text_sealed}'::text[])
  EXECUTE FUNCTION "append_only"();
