CREATE TYPE "public"."website_state" AS ENUM('unchecked', 'up', 'down');--> statement-breakpoint
CREATE TABLE "website_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_checks" (
	"event_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"failed" boolean NOT NULL,
	"first_byte_ms" integer,
	CONSTRAINT "website_checks_event_id_at_pk" PRIMARY KEY("event_id","at")
);
--> statement-breakpoint
CREATE TABLE "website_days" (
	"event_id" text NOT NULL,
	"date" date NOT NULL,
	"checks" integer NOT NULL,
	"down" integer NOT NULL,
	"answered" integer NOT NULL,
	"total_ms" integer NOT NULL,
	CONSTRAINT "website_days_event_id_date_pk" PRIMARY KEY("event_id","date")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"event_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"state" "website_state" DEFAULT 'unchecked' NOT NULL,
	"since" timestamp (3) with time zone,
	"odd_since" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claim" text,
	"claimed_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"failure" text,
	"status" integer,
	"first_byte_ms" integer,
	"redirects" text[] DEFAULT '{}' NOT NULL,
	"certificate_from" timestamp (3) with time zone,
	"certificate_until" timestamp (3) with time zone,
	"certificate_told" integer,
	"title" text,
	"content_hash" text,
	"odd_content_hash" text,
	"change_told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "website_changes" ADD CONSTRAINT "website_changes_event_id_websites_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."websites"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_checks" ADD CONSTRAINT "website_checks_event_id_websites_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."websites"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_days" ADD CONSTRAINT "website_days_event_id_websites_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."websites"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_changes_event_id_at_index" ON "website_changes" USING btree ("event_id","at");--> statement-breakpoint
CREATE INDEX "website_changes_at_index" ON "website_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "website_checks_by_time" ON "website_checks" USING brin ("at");--> statement-breakpoint
CREATE INDEX "website_days_date_index" ON "website_days" USING btree ("date");--> statement-breakpoint
CREATE INDEX "websites_due" ON "websites" USING btree ("next_check_at");--> statement-breakpoint
-- those that are there already, not all at once
INSERT INTO "websites" ("event_id", "url", "next_check_at")
SELECT "id", "website_url", now() + random() * interval '5 minutes' FROM "events";
