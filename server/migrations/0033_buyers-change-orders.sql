ALTER TYPE "public"."entry_kind" ADD VALUE 'details-changed' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'email-changed' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'passed-on' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "ticket_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tickets_downloaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "passed_on_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "downloaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "former_seeds" "bytea"[];--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_ticket_id_index" ON "mails" USING btree ("ticket_id") WHERE "mails"."ticket_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email") WHERE "orders"."status" in ('paid', 'pending');--> statement-breakpoint
CREATE INDEX "tickets_by_email" ON "tickets" USING btree ("email") WHERE "tickets"."email" is not null;