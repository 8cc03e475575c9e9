-- Whether single keys act on the pages of the dashboard. The person decides; no workspace reads it.
ALTER TABLE "user" ADD COLUMN "shortcuts" BOOLEAN NOT NULL DEFAULT true;
