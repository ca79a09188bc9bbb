DROP INDEX "payments_one_open";--> statement-breakpoint
-- a card payment beside a transfer was given up, only not in time: Stripe is asked about it until it has said how it ended
UPDATE "payments" SET "state" = 'cancelled', "changed_at" = now(), "next_ask_at" = now()
  WHERE "method" = 'card' AND "state" in ('created', 'pending')
    AND EXISTS (SELECT FROM "payments" other WHERE other."order_id" = "payments"."order_id"
      AND other."method" = 'transfer' AND other."state" in ('created', 'pending'));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('created', 'pending');
