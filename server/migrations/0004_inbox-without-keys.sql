ALTER TABLE "messages" DROP CONSTRAINT "messages_form";--> statement-breakpoint
ALTER TABLE "threads" DROP CONSTRAINT "threads_form";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "form_key";--> statement-breakpoint
ALTER TABLE "threads" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "threads" DROP COLUMN "form_key";