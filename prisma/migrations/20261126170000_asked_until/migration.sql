-- AlterTable
ALTER TABLE "work_item" ADD COLUMN     "asked_until" TIMESTAMPTZ(3);
