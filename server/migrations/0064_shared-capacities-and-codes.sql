CREATE TABLE "add_on_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"position" integer NOT NULL,
	"min_per_ticket" integer NOT NULL,
	"max_per_ticket" integer NOT NULL,
	"ticket_type_ids" text[],
	"sold_with" boolean DEFAULT true NOT NULL,
	"sold_later" boolean DEFAULT false NOT NULL,
	"later_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"code" text NOT NULL,
	"tag" text,
	"effect" text NOT NULL,
	"amount" integer NOT NULL,
	"use" text NOT NULL,
	"ticket_type_ids" text[],
	"unlocks" boolean DEFAULT false NOT NULL,
	"min_tickets" integer DEFAULT 0 NOT NULL,
	"min_cents" integer DEFAULT 0 NOT NULL,
	"per_email" integer,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"with_discounts" boolean DEFAULT false NOT NULL,
	"holds" boolean DEFAULT false NOT NULL,
	"note" text,
	"batch_id" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inventory" DROP CONSTRAINT "inventory_capacity";--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "set_aside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "counts_in" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "sets_aside_in" text;--> statement-breakpoint
-- until now, an event has one row of its own and one for each ticket type
UPDATE "inventory" SET "kind" = CASE "id" WHEN "event_id" THEN 'event' ELSE 'ticket-type' END,
	"counts_in" = CASE "id" WHEN "event_id" THEN '{}' ELSE array["event_id"] END;--> statement-breakpoint
ALTER TABLE "inventory" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_use" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "kind" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "add_on_of" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "list_price_cents" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "code_use" text;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "kind" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "add_on_group_id" text;--> statement-breakpoint
ALTER TABLE "add_on_groups" ADD CONSTRAINT "add_on_groups_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_id_inventory_id_fk" FOREIGN KEY ("id") REFERENCES "public"."inventory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "add_on_groups_event_id_position_id_index" ON "add_on_groups" USING btree ("event_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code" ON "promo_codes" USING btree ("event_id","code") WHERE "promo_codes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "promo_codes_by_tag" ON "promo_codes" USING btree ("event_id","tag","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_code_id_promo_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_add_on_of_tickets_id_fk" FOREIGN KEY ("add_on_of") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_add_on_group_id_add_on_groups_id_fk" FOREIGN KEY ("add_on_group_id") REFERENCES "public"."add_on_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_code" ON "orders" USING btree ("code_id") WHERE "orders"."code_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_parent" ON "tickets" USING btree ("add_on_of") WHERE "tickets"."add_on_of" is not null;--> statement-breakpoint
CREATE INDEX "ticket_types_by_group" ON "ticket_types" USING btree ("add_on_group_id") WHERE "ticket_types"."add_on_group_id" is not null;--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_set_aside" CHECK ("inventory"."set_aside" >= 0);--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_capacity" CHECK ("inventory"."held" + "inventory"."sold" + "inventory"."set_aside" <= "inventory"."capacity");