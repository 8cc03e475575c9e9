-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "release_at" TIMESTAMPTZ(3);

-- Written by hand from here. What the clock looks for: few rows wait for a morning, so the index holds only those.
CREATE INDEX "submission_release_due" ON "submission"("release_at") WHERE "status" = 'QUEUED' AND "release_at" IS NOT NULL;

-- A release may be put off, as an expiry may. The rest of the guard is as it was.
CREATE OR REPLACE FUNCTION "submission_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What goes on after the decision of the gate.
  moving CONSTANT text[] := ARRAY['status', 'queue_reason', 'version', 'updated_at', 'expires_at', 'release_at', 'respond_by',
    'assignee', 'delivery_status', 'provider_message_id', 'delivery_error'];
  reviewed CONSTANT text[] := ARRAY['reviewed_by', 'reviewed_at', 'review_reason', 'review_note', 'decided_at', 'edited',
    'approved_subject', 'approved_body'];
  -- Content: it may disappear when its time is over. `violations` is not among it and keeps its masked extracts.
  erasable CONSTANT text[] := ARRAY['subject', 'body_text', 'body_html', 'metadata', 'remediations', 'remediated_subject',
    'remediated_body', 'remediated_html', 'ack_message'];
  -- Have a guard of their own.
  elsewhere CONSTANT text[] := ARRAY['fingerprint', 'touch_key'];
  was CONSTANT jsonb := to_jsonb(OLD);
  becomes CONSTANT jsonb := to_jsonb(NEW);
  leaves_hold CONSTANT boolean := OLD."status" = 'QUEUED' AND NEW."status" <> 'QUEUED';
  name text;
BEGIN
  IF NEW."status" IS DISTINCT FROM OLD."status" AND NOT EXISTS (
    SELECT 1 FROM "allowed_transition" t WHERE t."from_status" = OLD."status" AND t."to_status" = NEW."status"
  ) THEN
    RAISE EXCEPTION 'status may not move from % to %', OLD."status", NEW."status"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_status_move';
  END IF;
  IF (becomes - moving - reviewed - erasable - elsewhere) IS DISTINCT FROM (was - moving - reviewed - erasable - elsewhere) THEN
    RAISE EXCEPTION 'a frozen column of submission may not change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_frozen';
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
    CONTINUE WHEN leaves_hold;
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
