-- What a decision came to, for whoever asks for it again: settings may change, and approvers leave, after it.
ALTER TABLE "review_decision"
  ADD COLUMN "approvals" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "required_approvals" INTEGER NOT NULL DEFAULT 1;
