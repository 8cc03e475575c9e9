-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "fingerprint" BYTEA,
ADD COLUMN     "touch_key" TEXT;

-- CreateIndex
CREATE INDEX "submission_workspace_id_touch_key_created_at_idx" ON "submission"("workspace_id", "touch_key", "created_at" DESC);

-- Written by hand from here. What was kept to recognise a text goes when the text goes, and neither column is rewritten.
CREATE FUNCTION "submission_reach"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."body_text" IS NULL THEN
    NEW."fingerprint" := NULL;
  END IF;
  IF (NEW."fingerprint" IS NOT NULL AND NEW."fingerprint" IS DISTINCT FROM OLD."fingerprint")
     OR (NEW."touch_key" IS NOT NULL AND NEW."touch_key" IS DISTINCT FROM OLD."touch_key") THEN
    RAISE EXCEPTION 'what recognises a submission may be erased, never changed'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'submission_reach';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "submission_reach" BEFORE UPDATE OF "body_text", "fingerprint", "touch_key" ON "submission"
  FOR EACH ROW EXECUTE FUNCTION "submission_reach"();
