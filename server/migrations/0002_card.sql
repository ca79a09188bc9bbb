CREATE TYPE "public"."stripe_event_state" AS ENUM('waiting', 'applied', 'foreign', 'failed');--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"payment" text,
	"intent" text,
	"state" "stripe_event_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_events_team_id_id_pk" PRIMARY KEY("team_id","id")
);
--> statement-breakpoint
CREATE TABLE "stripe_keys" (
	"team_id" text PRIMARY KEY NOT NULL,
	"secret_key" text NOT NULL,
	"secret_key_mask" text NOT NULL,
	"webhook_secret" text NOT NULL,
	"webhook_secret_mask" text NOT NULL,
	"old_webhook_secret" text,
	"old_webhook_secret_until" timestamp (3) with time zone,
	"live" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "intent" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_keys" ADD CONSTRAINT "stripe_keys_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_due" ON "stripe_events" USING btree ("next_try_at") WHERE "stripe_events"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "stripe_events_created_at_index" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_intent_index" ON "payments" USING btree ("intent") WHERE "payments"."intent" is not null;--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("next_ask_at") WHERE "payments"."method" = 'card' and "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."method" = 'card' and "payments"."state" in ('created', 'pending');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reference_unique" UNIQUE("reference");