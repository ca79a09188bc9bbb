CREATE TABLE "shared_capacities" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_capacities" ADD CONSTRAINT "shared_capacities_id_inventory_id_fk" FOREIGN KEY ("id") REFERENCES "public"."inventory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_capacities" ADD CONSTRAINT "shared_capacities_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_capacities_event_id_position_id_index" ON "shared_capacities" USING btree ("event_id","position","id");
--> statement-breakpoint
-- As before, without add-ons and fees: a network has tickets. Volatile, so that it reads with a snapshot of its own, see the
-- migration of unpaid_seats_of_network.
CREATE OR REPLACE FUNCTION "unpaid_seats_of_networks"("event" text, "networks" text[])
RETURNS TABLE ("network" text, "reserved" integer, "unpaid" integer) LANGUAGE sql VOLATILE AS $$
  select n.id, coalesce(o.reserved, 0), coalesce(o.seats, 0) + coalesce(f.seats, 0)
  from unnest("networks") as n (id)
    left join (
      select o.network as id, count(*) filter (where o.status = 'reserved')::int as reserved, count(*)::int as seats
      from orders o join tickets t on t.order_id = o.id and t.cancelled_at is null and t.kind = 'ticket'
      where o.event_id = "event" and o.network = any("networks") and o.status in ('reserved', 'pending')
      group by o.network
    ) o using (id)
    left join (
      select f.network as id, sum(f.seats)::int as seats from free_seats f
      where f.event_id = "event" and f.network = any("networks") and f.ordered_at > now() - interval '1 hour'
      group by f.network
    ) f using (id)
$$;
