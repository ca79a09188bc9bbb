CREATE TABLE "free_seats" (
	"event_id" text NOT NULL,
	"network" text NOT NULL,
	"seats" smallint NOT NULL,
	"ordered_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_held_by_network";--> statement-breakpoint
CREATE INDEX "free_seats_by_network" ON "free_seats" USING btree ("event_id","network");--> statement-breakpoint
CREATE INDEX "orders_unpaid_by_network" ON "orders" USING btree ("event_id","network") WHERE "orders"."status" in ('reserved', 'pending') and "orders"."network" is not null;--> statement-breakpoint
DROP FUNCTION "seats_held_by_network"(text, text);--> statement-breakpoint
-- The seats of a network in reservations; and those together with pending orders and with free orders of the last hour.
-- Volatile, so that it reads with a snapshot of its own: the statement that reserves calls it once it has the lock on the
-- event's inventory row, and then sees the orders of the transaction that had the lock before.
CREATE FUNCTION "unpaid_seats_of_network"("event" text, "from_network" text) RETURNS integer[] LANGUAGE sql VOLATILE AS $$
  select array[
    count(*) filter (where o.status = 'reserved'),
    count(*) + (
      select coalesce(sum(f.seats), 0) from free_seats f
      where f.event_id = "event" and f.network = "from_network" and f.ordered_at > now() - interval '1 hour'
    )
  ]::integer[]
  from orders o join tickets t on t.order_id = o.id and t.cancelled_at is null
  where o.event_id = "event" and o.network = "from_network" and o.status in ('reserved', 'pending')
$$;
