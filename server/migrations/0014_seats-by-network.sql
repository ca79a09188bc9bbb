ALTER TYPE "public"."entry_kind" ADD VALUE 'reserved-again' BEFORE 'expired';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_held_by_network" ON "orders" USING btree ("event_id","network") WHERE "orders"."status" = 'reserved';--> statement-breakpoint
-- Volatile, so that it reads with a snapshot of its own: the statement that reserves calls it once it has the lock on the
-- event's inventory row, and then sees the orders of the transaction that had the lock before.
CREATE FUNCTION "seats_held_by_network"("event" text, "held_by" text) RETURNS integer LANGUAGE sql VOLATILE AS $$
  select count(*)::int from orders o join tickets t on t.order_id = o.id
  where o.event_id = "event" and o.network = "held_by" and o.status = 'reserved'
$$;
