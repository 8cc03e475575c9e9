-- A scan is written with every message, and its reference is checked with it. The check by workspace and id was planned while
-- a new store was nearly empty, when every index that begins with the workspace looked alike, and kept its plan: until
-- statistics were gathered, each message was looked for among all of its workspace. By its id there is one way to find it.

-- DropForeignKey
ALTER TABLE "advisory_scan" DROP CONSTRAINT "advisory_scan_workspace_id_submission_id_fkey";

-- AddForeignKey
ALTER TABLE "advisory_scan" ADD CONSTRAINT "advisory_scan_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- As the other children of a submission, a scan belongs to its workspace. Fired after the statement, which may bring both.
CREATE FUNCTION "advisory_scan_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "owner" text;
BEGIN
  SELECT s."workspace_id" INTO "owner" FROM "submission" s WHERE s."id" = NEW."submission_id";
  IF "owner" IS DISTINCT FROM NEW."workspace_id" THEN
    RAISE EXCEPTION 'a scan belongs to a submission of its workspace'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'advisory_scan_guard';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "advisory_scan_guard" AFTER INSERT OR UPDATE OF "workspace_id", "submission_id" ON "advisory_scan"
  FOR EACH ROW EXECUTE FUNCTION "advisory_scan_guard"();
