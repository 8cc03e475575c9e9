-- The keys of a workspace stand and fall together: the first is what recipients and texts are recognised by. One that was
-- made in the moment in which the others were destroyed was not seen by that statement, and goes with them here.
CREATE FUNCTION "content_key_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Asked first, because the statement below comes here again, whether or not it finds anything.
  IF EXISTS (SELECT 1 FROM "gone" WHERE "generation" = 1) THEN
    DELETE FROM "content_key" k USING "gone" g WHERE g."generation" = 1 AND k."workspace_id" = g."workspace_id";
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "content_key_whole" AFTER DELETE ON "content_key" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "content_key_whole"();
