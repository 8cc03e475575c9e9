-- AlterTable
ALTER TABLE "workspace" ADD COLUMN "stops" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "consent_revocation" (
    "workspace_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient_hash" TEXT NOT NULL,
    "revoked_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_by" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_revocation_pkey" PRIMARY KEY ("workspace_id","channel","recipient_hash")
);

-- Written by hand from here. A revocation never moves back: an earlier consent would count again.
ALTER TABLE "consent_revocation" ADD CONSTRAINT "consent_revocation_not_ahead" CHECK ("revoked_at" <= "recorded_at");
CREATE FUNCTION "consent_revocation_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."revoked_at" < OLD."revoked_at" THEN
    RAISE EXCEPTION 'a revocation of consent only moves forward'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consent_revocation_forward';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "consent_revocation_forward" BEFORE UPDATE ON "consent_revocation" FOR EACH ROW
  EXECUTE FUNCTION "consent_revocation_guard"();

-- How many stops a workspace has seen by now, or NULL while one is under way. Whoever asks keeps further ones waiting until
-- its transaction ends, so that what it stores is seen by the next one. Volatile: it must see what was committed after the
-- statement began that asks.
CREATE FUNCTION "stops_now"("of_workspace" text) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  "seen" integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock_shared(hashtextextended("of_workspace", 7060)) THEN
    RETURN NULL;
  END IF;
  SELECT w."stops" INTO "seen" FROM "workspace" w WHERE w."id" = "of_workspace";
  RETURN "seen";
END
$$;

-- Announces a stop until the transaction ends: waits for what is being stored, and has everything after it judged anew.
CREATE FUNCTION "begin_stop"("of_workspace" text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended("of_workspace", 7060));
  UPDATE "workspace" SET "stops" = "stops" + 1 WHERE "id" = "of_workspace";
END
$$;
