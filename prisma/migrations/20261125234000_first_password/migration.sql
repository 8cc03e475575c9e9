-- Whether a password was handed over by somebody else. Until its owner has chosen another, two people know it.
ALTER TABLE "user" ADD COLUMN "first_password" BOOLEAN NOT NULL DEFAULT false;
