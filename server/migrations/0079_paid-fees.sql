ALTER TABLE "orders" ADD COLUMN "paid_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sales" ADD COLUMN "paid_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sales_totals" ADD COLUMN "paid_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_sales" ADD COLUMN "paid_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_sales_quarter_hours" ADD COLUMN "paid_fee_cents" bigint DEFAULT 0 NOT NULL;