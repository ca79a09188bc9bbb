ALTER TABLE "audit_entries" RENAME COLUMN "thing_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "thing_name" TO "subject_name";--> statement-breakpoint
ALTER INDEX "audit_entries_by_thing" RENAME TO "audit_entries_by_subject";
