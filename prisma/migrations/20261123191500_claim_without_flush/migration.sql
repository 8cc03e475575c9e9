-- Written by hand. As before, and a claim of callbacks alone is committed without waiting for the disk.
CREATE OR REPLACE FUNCTION "claim_work_item"("item" text, "token" text, "seconds" float8, "most" integer, "failing_after" integer)
  RETURNS SETOF "work_item" LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  "due" "work_item";
  "receiver" "callback_endpoint";
BEGIN
  SELECT * INTO "due" FROM "work_item" w WHERE w."id" = "item"
    AND ((w."state" = 'PENDING' AND w."next_run_at" <= now()) OR (w."state" = 'LEASED' AND w."lease_until" < now()));
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF "due"."kind" = 'callback' AND "due"."state" = 'PENDING' THEN
    -- Held by somebody else, it is not waited for here: the claims of other workspaces stand in the same statement.
    SELECT * INTO "receiver" FROM "callback_endpoint" e WHERE e."workspace_id" = "due"."workspace_id" FOR UPDATE SKIP LOCKED;
    IF FOUND AND "receiver"."disabled_at" IS NULL
      AND NOT ("receiver"."consecutive_failures" >= "failing_after" AND coalesce("receiver"."next_probe_at" > now(), false)) THEN
      RETURN QUERY
        UPDATE "work_item" w SET "state" = 'LEASED', "attempt" = w."attempt" + 1, "lease_token" = "token",
          "lease_until" = now() + make_interval(secs => "seconds")
        WHERE w."id" = "item" AND w."state" = 'PENDING' AND w."next_run_at" <= now() AND w."attempt" < w."max_attempts"
          AND (SELECT count(*) FROM "work_item" o WHERE o."workspace_id" = "due"."workspace_id" AND o."kind" = 'callback'
            AND o."state" = 'LEASED' AND o."lease_until" >= now()) < greatest(1, "most" - "receiver"."consecutive_failures")
        RETURNING w.*;
      IF FOUND THEN
        -- Nobody waits for the disk here: a claim that a crash of Postgres undoes is one whose lease ended early. What came of
        -- the delivery is flushed before it counts, and this with it.
        PERFORM set_config('synchronous_commit', 'off', true);
        RETURN;
      END IF;
    END IF;
  END IF;
  RETURN NEXT "due";
END
$$;
