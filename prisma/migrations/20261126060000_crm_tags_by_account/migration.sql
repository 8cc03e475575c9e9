-- What is known of a contact belongs to the account that knows them by that id, and outlives the connection.
ALTER TABLE "crm_tag"
  ADD COLUMN "portal_id" TEXT,
  ADD COLUMN "recipient_hashes" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "flagged" BOOLEAN NOT NULL DEFAULT true;
UPDATE "crm_tag" t SET "portal_id" = c."portal_id" FROM "crm_connection" c WHERE c."workspace_id" = t."workspace_id";
UPDATE "crm_tag" SET "recipient_hashes" = ARRAY["recipient_hash"] WHERE "recipient_hash" IS NOT NULL;
DELETE FROM "crm_tag" WHERE "portal_id" IS NULL;
ALTER TABLE "crm_tag"
  ALTER COLUMN "portal_id" SET NOT NULL,
  ALTER COLUMN "recipient_hashes" DROP DEFAULT,
  ALTER COLUMN "flagged" DROP DEFAULT,
  DROP COLUMN "recipient_hash",
  DROP CONSTRAINT "crm_tag_pkey",
  ADD CONSTRAINT "crm_tag_pkey" PRIMARY KEY ("workspace_id", "portal_id", "contact_id");

-- CreateIndex
CREATE INDEX "crm_tag_portal_id_contact_id_idx" ON "crm_tag"("portal_id", "contact_id");

-- Written by hand from here.
-- Every approval asks whether there is one.
CREATE INDEX "crm_tag_flagged" ON "crm_tag"("workspace_id", "portal_id") WHERE "flagged";

-- A look at a contact names the account, too.
UPDATE "work_item" w SET "ref_id" = c."portal_id" || ':' || w."ref_id"
FROM "crm_connection" c WHERE w."kind" = 'crm_consent' AND c."workspace_id" = w."workspace_id";
