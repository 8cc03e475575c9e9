-- The relay asks for the oldest unfinished callbacks of each workspace, several times a second. Written by hand: the
-- schema has no word for an index over some of the rows.
CREATE INDEX "work_item_callback_turn_idx" ON "work_item" ("workspace_id", "next_run_at", "id")
  WHERE "kind" = 'callback' AND "state" IN ('PENDING', 'LEASED');
