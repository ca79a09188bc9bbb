ALTER TABLE "events" ADD COLUMN "booking_fee" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;