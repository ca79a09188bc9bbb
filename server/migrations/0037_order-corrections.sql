CREATE TYPE "public"."adjustment_kind" AS ENUM('fee', 'reduction');--> statement-breakpoint
CREATE TYPE "public"."correction_state" AS ENUM('requested', 'applied', 'refused');--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'tickets-cancelled' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'price-reduced' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'type-changed' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'codes-replaced' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'payment-recorded' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'payment-removed' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'due-changed' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'buyer-changed' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'note' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'follow-up' BEFORE 'mail-queued';--> statement-breakpoint
ALTER TYPE "public"."payment_state" ADD VALUE 'removed';--> statement-breakpoint
CREATE TABLE "order_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"kind" "adjustment_kind" NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" "correction_state" NOT NULL,
	"plan" jsonb NOT NULL,
	"by" text,
	"reason" text,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_corrections_idempotency" UNIQUE("order_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "money_entries" ADD COLUMN "shares" jsonb;--> statement-breakpoint
ALTER TABLE "money_entries" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "sold_tickets" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "arrived_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "correction_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shares" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_adjustments_order_id_index" ON "order_adjustments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_corrections_order_id_index" ON "order_corrections" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_corrections_requested" ON "order_corrections" USING btree ("order_id") WHERE "order_corrections"."state" = 'requested';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_correction_id_order_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."order_corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_to_follow_up" ON "orders" USING btree ("team_id","follow_up_on") WHERE "orders"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "refunds_correction_id_index" ON "refunds" USING btree ("correction_id") WHERE "refunds"."correction_id" is not null;