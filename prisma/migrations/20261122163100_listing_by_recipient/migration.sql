-- AlterTable
ALTER TABLE "suppression_import" ADD COLUMN     "refused_sealed" BYTEA,
ADD COLUMN     "refused_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "workspace" ADD COLUMN     "listed" INTEGER NOT NULL DEFAULT 0;

-- Written by hand from here. Additions to the suppression list are counted apart from other stops: of the messages that were
-- judged meanwhile, those to other recipients need not be judged anew, however long a file is being imported.
DROP FUNCTION "stops_now"(text);
CREATE FUNCTION "stops_now"("of_workspace" text, OUT "stops" integer, OUT "listed" integer) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF pg_try_advisory_xact_lock_shared(hashtextextended("of_workspace", 7060)) THEN
    SELECT w."stops", w."listed" INTO "stops", "listed" FROM "workspace" w WHERE w."id" = "of_workspace";
  END IF;
END
$$;

-- Announces additions to the suppression list until the transaction ends, in the way of begin_stop.
CREATE FUNCTION "begin_listing"("of_workspace" text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended("of_workspace", 7060));
  UPDATE "workspace" SET "listed" = "listed" + 1 WHERE "id" = "of_workspace";
END
$$;

-- Whether one of the entries stands on the list by now. Volatile, to see what was committed after the statement began that
-- asks; asked while stops_now keeps further additions waiting. Planned anew each time: a plan from when the list was empty
-- would read all of it.
CREATE FUNCTION "suppressed_now"("of_workspace" text, "wanted" text[]) RETURNS boolean LANGUAGE plpgsql VOLATILE
  SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM "suppression_entry" e
    WHERE e."workspace_id" = "of_workspace" AND e."entry" = ANY ("wanted"));
END
$$;

-- Destroying the keys of a workspace stops its messages: what was sealed with them and is not stored yet is judged, and sealed,
-- anew, with the keys that come after them.
CREATE FUNCTION "content_key_stop"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_workspace" text;
BEGIN
  FOR "of_workspace" IN SELECT DISTINCT g."workspace_id" FROM "gone" g WHERE g."generation" = 1 ORDER BY 1 LOOP
    PERFORM "begin_stop"("of_workspace");
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER "content_key_stop" AFTER DELETE ON "content_key" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "content_key_stop"();
