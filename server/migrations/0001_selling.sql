CREATE TYPE "public"."entry_kind" AS ENUM('placed', 'paid', 'extended', 'expired', 'cancelled', 'reactivated', 'payment-started', 'payment-failed', 'payment-late', 'payment-disputed', 'refunded', 'refund-failed', 'mail-queued', 'mail-sent', 'mail-failed');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('reserved', 'pending', 'paid', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('free', 'transfer', 'card');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('created', 'pending', 'confirmed', 'failed', 'cancelled', 'disputed');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('created', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "order_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" "entry_kind" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text,
	"detail" text,
	"amount_cents" integer
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"event_id" text NOT NULL,
	"number" text NOT NULL,
	"test" boolean NOT NULL,
	"status" "order_status" NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"name" text,
	"email" text,
	"payment_method" "payment_method",
	"hold_expires_at" timestamp (3) with time zone,
	"hold_extended" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reserved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"idempotency_key" text,
	"request_hash" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency" UNIQUE("event_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method" "payment_method" NOT NULL,
	"state" "payment_state" NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text,
	"pay_url" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" "refund_state" NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"ticket_type_id" text NOT NULL,
	"seed" "bytea" NOT NULL,
	"name" text,
	"price_cents" integer NOT NULL,
	"tax_rate_bp" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"capacity" integer,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_held" CHECK ("stock"."held" >= 0),
	CONSTRAINT "stock_sold" CHECK ("stock"."sold" >= 0),
	CONSTRAINT "stock_capacity" CHECK ("stock"."held" + "stock"."sold" <= "stock"."capacity")
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price_cents" integer NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"min_per_order" integer NOT NULL,
	"max_per_order" integer NOT NULL,
	"sales_from" timestamp (3) with time zone,
	"sales_until" timestamp (3) with time zone,
	"hidden" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_entries_order_id_id_index" ON "order_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_team" ON "orders" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_event" ON "orders" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "orders_holds" ON "orders" USING btree ("hold_expires_at") WHERE "orders"."status" = 'reserved';--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" = 'created';--> statement-breakpoint
CREATE INDEX "tickets_order_id_index" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_ticket_type_id_index" ON "tickets" USING btree ("ticket_type_id");--> statement-breakpoint
CREATE INDEX "stock_event_id_index" ON "stock" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ticket_types_event_id_position_id_index" ON "ticket_types" USING btree ("event_id","position","id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_order_id_index" ON "mails" USING btree ("order_id") WHERE "mails"."order_id" is not null;--> statement-breakpoint
-- the rows that everybody wants: room beside each for its next version
ALTER TABLE "stock" SET (fillfactor = 20);--> statement-breakpoint
INSERT INTO "stock" ("id", "event_id") SELECT "id", "id" FROM "events";
