-- AlterTable
ALTER TABLE "callback_endpoint" ADD COLUMN     "ping_event_id" TEXT;

-- The relay asks for the few pings there are, several times a second. By hand: an index over some of the rows.
CREATE INDEX "callback_endpoint_ping_idx" ON "callback_endpoint" ("ping_event_id") WHERE "ping_event_id" IS NOT NULL;
