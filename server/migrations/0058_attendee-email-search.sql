ALTER TABLE "tickets" drop column "search_text";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_for_search(coalesce("name" || ' ' || "email", "name", "email"))) STORED;--> statement-breakpoint
-- the index fell with the column
CREATE INDEX "tickets_by_words" ON "tickets" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=128) WHERE "tickets"."search_text" is not null;
