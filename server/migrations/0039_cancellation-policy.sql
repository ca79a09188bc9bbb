ALTER TABLE "events" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation" jsonb;