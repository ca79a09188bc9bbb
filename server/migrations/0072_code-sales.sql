CREATE TABLE "code_sales" (
	"code_id" text PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_sales_fold" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"folded_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "code_sales_fold_one_row" CHECK ("code_sales_fold"."id")
);
--> statement-breakpoint
CREATE TABLE "order_code_sales" (
	"order_id" text PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- All orders with codes are rolled up at once, before the foreign keys: those lock the table of orders. Orders with facts of
-- the last hour are compared with these rows again, so that none is missed that changes in the meantime.
INSERT INTO "order_code_sales" ("order_id", "orders", "tickets", "discount_cents", "revenue_cents")
SELECT o."id", (o."status" = 'paid')::int, coalesce(t."tickets", 0), coalesce(t."discount", 0), coalesce(m."revenue", 0)
FROM "orders" o
LEFT JOIN (
  SELECT t."order_id", count(*) FILTER (WHERE t."kind" = 'ticket') AS "tickets", sum(t."list_price_cents" - t."price_cents") AS "discount"
  FROM "tickets" t JOIN "orders" c ON c."id" = t."order_id" AND c."code_id" IS NOT NULL
  WHERE t."cancelled_at" IS NULL GROUP BY 1
) t ON t."order_id" = o."id" AND o."status" = 'paid'
LEFT JOIN (
  SELECT m."order_id", sum(m."received_cents" - m."refunded_cents") AS "revenue"
  FROM "money_entries" m JOIN "orders" c ON c."id" = m."order_id" AND c."code_id" IS NOT NULL GROUP BY 1
) m ON m."order_id" = o."id"
WHERE o."code_id" IS NOT NULL AND NOT o."test" AND o."paid_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "code_sales" ("code_id", "orders", "tickets", "discount_cents", "revenue_cents")
SELECT o."code_id", sum(s."orders"), sum(s."tickets"), sum(s."discount_cents"), sum(s."revenue_cents")
FROM "order_code_sales" s JOIN "orders" o ON o."id" = s."order_id" GROUP BY 1;--> statement-breakpoint
INSERT INTO "code_sales_fold" ("folded_until") VALUES (now() - interval '1 hour');--> statement-breakpoint
ALTER TABLE "code_sales" ADD CONSTRAINT "code_sales_code_id_promo_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_code_sales" ADD CONSTRAINT "order_code_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;