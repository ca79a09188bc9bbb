-- the table lists orders from now on, and not documents
DROP TABLE "invoices_to_draw";
--> statement-breakpoint
CREATE TABLE "invoices_to_draw" (
	"order_id" text PRIMARY KEY NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices_to_draw" ADD CONSTRAINT "invoices_to_draw_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_to_draw_due" ON "invoices_to_draw" USING btree ("next_try_at");
--> statement-breakpoint
INSERT INTO "invoices_to_draw" ("order_id")
  SELECT DISTINCT i."order_id" FROM "invoices" i WHERE NOT EXISTS (SELECT FROM "invoice_files" f WHERE f."invoice_id" = i."id");
--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD COLUMN "vat_entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_for_search(coalesce("address" ->> 'company', '') || ' ' || coalesce("address" ->> 'vatId', ''))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_for_search("number" || ' ' || "buyer")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "small_business_in" text;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "invoices" text DEFAULT 'never' NOT NULL;
--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "usual_tax_rate_bp" integer;
--> statement-breakpoint
CREATE INDEX "invoice_requests_by_words" ON "invoice_requests" USING gin ("team_id","search_text" gin_trgm_ops) WITH (gin_pending_list_limit=128);
--> statement-breakpoint
CREATE INDEX "invoices_by_words" ON "invoices" USING gin ("team_id","search_text" gin_trgm_ops) WITH (gin_pending_list_limit=128);
--> statement-breakpoint
UPDATE "teams" t SET "small_business_in" = s."settings" -> 'seller' ->> 'country'
  FROM "invoice_settings" s WHERE s."team_id" = t."id" AND (s."settings" ->> 'smallBusiness')::boolean;
--> statement-breakpoint
UPDATE "teams" t SET "invoices" = s."settings" ->> 'ask' FROM "invoice_settings" s WHERE s."team_id" = t."id";
--> statement-breakpoint
UPDATE "ticket_types" y SET "usual_tax_rate_bp" = y."tax_rate_bp", "tax_rate_bp" = 0
  FROM "events" e JOIN "teams" t ON t."id" = e."team_id"
  WHERE e."id" = y."event_id" AND t."small_business_in" IS NOT NULL AND y."tax_rate_bp" > 0;
