ALTER TABLE "orders" ADD COLUMN "main_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_main_id_orders_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_add_ons" ON "orders" USING btree ("main_id") WHERE "orders"."main_id" is not null;
--> statement-breakpoint
-- How many add-ons of a group a ticket may still have; negative when the ticket is cancelled or its order is not paid. Those of
-- orders that have expired or were cancelled do not count. The caller has locked the inventory of the event, as everything has
-- that changes its tickets. Volatile, so that its query reads with a snapshot of its own, after that lock: see the migration of
-- unpaid_seats_of_network.
CREATE FUNCTION "add_ons_left"("ticket" text, "add_on_group" text)
RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
declare
  places integer;
begin
  select case when o.status = 'paid' and t.cancelled_at is null then g.max_per_ticket - (
      select count(*) from tickets a join orders placed on placed.id = a.order_id
        join ticket_types y on y.id = a.ticket_type_id
      where a.add_on_of = t.id and a.kind = 'add-on' and a.cancelled_at is null and y.add_on_group_id = g.id
        and placed.status in ('reserved', 'requested', 'pending', 'paid')) else -1 end
    into places
  from tickets t join orders o on o.id = t.order_id cross join add_on_groups g
  where t.id = "ticket" and g.id = "add_on_group";
  return coalesce(places, -1);
end
$$;
