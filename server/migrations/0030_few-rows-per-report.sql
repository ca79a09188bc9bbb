CREATE TABLE "event_sales_months" (
	"event_id" text NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"ticket_type_id" text NOT NULL,
	"team_id" text NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_sales_months_pk" PRIMARY KEY("event_id","month","currency","ticket_type_id")
);
--> statement-breakpoint
CREATE TABLE "event_sales_totals" (
	"team_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	"tax_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_tax_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_sales_totals_pk" PRIMARY KEY("team_id","day","currency")
);
--> statement-breakpoint
CREATE TABLE "team_sales_quarter_hours" (
	"team_id" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"method" "payment_method" NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	"tax_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_tax_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_sales_quarter_hours_pk" PRIMARY KEY("team_id","start","currency","method","tax_rate_bp")
);
--> statement-breakpoint
CREATE TABLE "team_views" (
	"team_id" text NOT NULL,
	"day" date NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "team_views_pk" PRIMARY KEY("team_id","day")
);
--> statement-breakpoint
ALTER TABLE "event_sales_months" ADD CONSTRAINT "event_sales_months_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sales_months" ADD CONSTRAINT "event_sales_months_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sales_totals" ADD CONSTRAINT "event_sales_totals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_sales_quarter_hours" ADD CONSTRAINT "team_sales_quarter_hours_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_views" ADD CONSTRAINT "team_views_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_sales_months_team_id_month_index" ON "event_sales_months" USING btree ("team_id","month");--> statement-breakpoint
-- All sales are rolled up again, because days cannot be divided into quarters of an hour. Until then reports read the facts.
TRUNCATE "event_sales", "event_sales_zones", "team_sales", "team_sales_zones";--> statement-breakpoint
UPDATE "sales_fold" SET "folded_until" = 'epoch';--> statement-breakpoint
INSERT INTO "team_views" ("team_id", "day", "views")
SELECT e."team_id", v."day", sum(v."views") FROM "event_views" v JOIN "events" e ON e."id" = v."event_id" GROUP BY 1, 2;
