-- Guards, continued: what was decided about a submission, and what was told about it, stays as it was written.

-- Every column is frozen unless it is named here, so that a column added later is frozen until somebody thinks about it.
CREATE OR REPLACE FUNCTION "submission_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What goes on after the decision of the gate.
  moving CONSTANT text[] := ARRAY['status', 'queue_reason', 'version', 'updated_at', 'expires_at', 'respond_by', 'assignee',
    'delivery_status', 'provider_message_id', 'delivery_error'];
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

CREATE FUNCTION "never_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'never_deleted';
END $$;
CREATE TRIGGER "submission_keep" BEFORE DELETE ON "submission" FOR EACH ROW EXECUTE FUNCTION "never_deleted"();
CREATE TRIGGER "submission_keep_all" BEFORE TRUNCATE ON "submission" FOR EACH STATEMENT EXECUTE FUNCTION "never_deleted"();
CREATE TRIGGER "callback_event_keep" BEFORE DELETE ON "callback_event" FOR EACH ROW EXECUTE FUNCTION "never_deleted"();
CREATE TRIGGER "callback_event_keep_all" BEFORE TRUNCATE ON "callback_event" FOR EACH STATEMENT EXECUTE FUNCTION "never_deleted"();

-- Every attempt sends the same bytes about the same submission.
CREATE FUNCTION "callback_event_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a callback event says what it said'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'callback_event_frozen';
END $$;
CREATE TRIGGER "callback_event_guard" BEFORE UPDATE ON "callback_event" FOR EACH ROW
  WHEN ((NEW."id", NEW."workspace_id", NEW."submission_id", NEW."event", NEW."body_sealed", NEW."created_at")
    IS DISTINCT FROM (OLD."id", OLD."workspace_id", OLD."submission_id", OLD."event", OLD."body_sealed", OLD."created_at"))
  EXECUTE FUNCTION "callback_event_guard"();

-- The table of moves belongs to the migrations: one that changes it drops this guard first and puts it back.
CREATE FUNCTION "read_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is changed by migrations only', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'read_only';
END $$;
CREATE TRIGGER "allowed_transition_read_only" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "allowed_transition"
  FOR EACH STATEMENT EXECUTE FUNCTION "read_only"();
