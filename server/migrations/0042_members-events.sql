ALTER TABLE "invitations" ADD COLUMN "events" text[];--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "events" text[];