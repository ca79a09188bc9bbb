CREATE TABLE "money_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"method" "payment_method" NOT NULL,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_sales" (
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"ticket_type_id" text NOT NULL,
	"method" "payment_method" NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"team_id" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	"tax_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_tax_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_sales_pk" PRIMARY KEY("event_id","day","currency","ticket_type_id","method","tax_rate_bp")
);
--> statement-breakpoint
CREATE TABLE "event_sales_zones" (
	"event_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_views" (
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "event_views_pk" PRIMARY KEY("event_id","day")
);
--> statement-breakpoint
CREATE TABLE "sales_fold" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"folded_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_fold_one_row" CHECK ("sales_fold"."id")
);
--> statement-breakpoint
CREATE TABLE "team_sales" (
	"team_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"method" "payment_method" NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	"tax_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_tax_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_sales_pk" PRIMARY KEY("team_id","day","currency","method","tax_rate_bp")
);
--> statement-breakpoint
CREATE TABLE "team_sales_zones" (
	"team_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "sold_change" smallint;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sales" ADD CONSTRAINT "event_sales_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sales" ADD CONSTRAINT "event_sales_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sales_zones" ADD CONSTRAINT "event_sales_zones_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_views" ADD CONSTRAINT "event_views_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_sales" ADD CONSTRAINT "team_sales_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_sales_zones" ADD CONSTRAINT "team_sales_zones_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_order_id_index" ON "money_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_entries_by_time" ON "money_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_sales_team_id_day_index" ON "event_sales" USING btree ("team_id","day");--> statement-breakpoint
CREATE INDEX "order_entries_by_time" ON "order_entries" USING brin ("at") WITH (pages_per_range=32,autosummarize=true);--> statement-breakpoint
-- Tickets are sold while their order is paid: each entry that changed the status is compared with the one before. A free
-- order is paid when it is placed or reactivated, any other then waits for its transfer. A late payment that completed no
-- order has its amount in the entry. Kinds and states as text: a transaction cannot use enum values that it has added.
UPDATE "order_entries" e SET "sold_change" = c."change" FROM (
	SELECT s."id", s."paid" - lag(s."paid", 1, 0) OVER (PARTITION BY s."order_id" ORDER BY s."at", s."id") AS "change"
	FROM (
		SELECT e."id", e."order_id", e."at", CASE
			WHEN e."kind"::text = 'paid' OR e."kind"::text = 'payment-late' OR (e."kind"::text IN ('placed', 'reactivated') AND o."total_cents" = 0)
			THEN 1 ELSE 0 END AS "paid"
		FROM "order_entries" e JOIN "orders" o ON o."id" = e."order_id"
		WHERE e."kind"::text IN ('placed', 'paid', 'payment-late', 'reactivated', 'expired', 'cancelled', 'reserved-again')
			AND (e."kind"::text <> 'payment-late' OR e."amount_cents" IS NULL)
	) s
) c WHERE c."id" = e."id" AND c."change" <> 0;--> statement-breakpoint
INSERT INTO "money_entries" ("id", "order_id", "at", "method", "received_cents")
SELECT 'mon' || substr(p."id", 4), p."order_id",
	CASE p."state"::text WHEN 'confirmed' THEN p."changed_at" ELSE coalesce(o."paid_at", p."changed_at") END, p."method", p."amount_cents"
FROM "payments" p JOIN "orders" o ON o."id" = p."order_id" WHERE p."state"::text IN ('confirmed', 'disputed');--> statement-breakpoint
INSERT INTO "money_entries" ("id", "order_id", "at", "method", "refunded_cents")
SELECT 'mon' || substr(r."id", 4), r."order_id",
	coalesce((SELECT max(e."at") FROM "order_entries" e WHERE e."order_id" = r."order_id" AND e."kind"::text = 'refunded'), r."created_at"),
	p."method", r."amount_cents"
FROM "refunds" r JOIN "payments" p ON p."id" = r."payment_id" WHERE r."state"::text = 'done';--> statement-breakpoint
INSERT INTO "sales_fold" ("folded_until") VALUES ('epoch');
