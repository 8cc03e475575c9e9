-- AlterTable
ALTER TABLE "work_item" ADD COLUMN     "paced" BOOLEAN NOT NULL DEFAULT false;
