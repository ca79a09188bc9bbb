CREATE TABLE "order_views" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_by_team";--> statement-breakpoint
DROP INDEX "orders_by_event";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_for_search("name")) STORED;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_views_team_id_index" ON "order_views" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "order_views_account_id_index" ON "order_views" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("team_id","total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_by_method" ON "orders" USING btree ("team_id","payment_method","reserved_at","id") WHERE "orders"."payment_method" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_tests" ON "orders" USING btree ("team_id","reserved_at","id") WHERE "orders"."test";--> statement-breakpoint
CREATE INDEX "orders_by_team" ON "orders" USING btree ("team_id","reserved_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_event" ON "orders" USING btree ("event_id","reserved_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("team_id","status","reserved_at","id") WHERE "orders"."status" in ('pending', 'expired', 'cancelled');