-- CreateTable
CREATE TABLE "policy_draft" (
    "workspace_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "based_on" TEXT NOT NULL,
    "config" JSONB NOT NULL,
    "updated_by" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_draft_pkey" PRIMARY KEY ("workspace_id")
);

-- AddForeignKey
ALTER TABLE "policy_draft" ADD CONSTRAINT "policy_draft_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
