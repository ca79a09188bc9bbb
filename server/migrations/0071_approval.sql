ALTER TYPE "public"."message_kind" ADD VALUE 'approval-requested' BEFORE 'first-sale';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'requested' BEFORE 'paid';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'approved' BEFORE 'paid';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'declined' BEFORE 'paid';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'requested' BEFORE 'pending';--> statement-breakpoint
DROP INDEX "orders_unpaid_by_network";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
DROP INDEX "orders_by_email";--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_requested" ON "orders" USING btree ("event_id") WHERE "orders"."status" not in ('reserved', 'pending', 'paid', 'expired', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_unpaid_by_network" ON "orders" USING btree ("event_id","network") WHERE "orders"."status" not in ('paid', 'expired', 'cancelled') and "orders"."network" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("team_id","status","reserved_at","id") WHERE "orders"."status" not in ('reserved', 'paid');--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email") WHERE "orders"."status" not in ('reserved', 'expired', 'cancelled');--> statement-breakpoint
-- As before, with the seats of requests. A value cannot be named in the transaction that adds it to its enum, hence "not in".
CREATE OR REPLACE FUNCTION "unpaid_seats_of_networks"("event" text, "networks" text[])
RETURNS TABLE ("network" text, "reserved" integer, "unpaid" integer) LANGUAGE sql VOLATILE AS $$
  select n.id, coalesce(o.reserved, 0), coalesce(o.seats, 0) + coalesce(f.seats, 0)
  from unnest("networks") as n (id)
    left join (
      select o.network as id, count(*) filter (where o.status = 'reserved')::int as reserved, count(*)::int as seats
      from orders o join tickets t on t.order_id = o.id and t.cancelled_at is null and t.kind = 'ticket'
      where o.event_id = "event" and o.network = any("networks") and o.status not in ('paid', 'expired', 'cancelled')
      group by o.network
    ) o using (id)
    left join (
      select f.network as id, sum(f.seats)::int as seats from free_seats f
      where f.event_id = "event" and f.network = any("networks") and f.ordered_at > now() - interval '1 hour'
      group by f.network
    ) f using (id)
$$;
--> statement-breakpoint
-- As before, with the uses by requests.
CREATE OR REPLACE FUNCTION "orders_over_code_limit"("order_ids" text[], "emails" text[])
RETURNS SETOF text LANGUAGE plpgsql VOLATILE AS $$
declare
  asked record;
  used integer;
  fitting text[] := '{}';
  taken jsonb := '{}';
  key text;
begin
  for asked in
    select o.id, o.code_id, c.per_email, lower(e.email) as email, case when o.code_use is not null then 1 else (
      select count(*) from tickets t where t.order_id = o.id and t.code_use = o.code_id and t.cancelled_at is null) end as uses
    from unnest("order_ids", "emails") with ordinality as e (id, email, position)
      join orders o on o.id = e.id join promo_codes c on c.id = o.code_id
    where c.per_email is not null and e.email is not null
    order by e.position
  loop
    select coalesce(sum(case when o.code_use is not null then 1 else (
        select count(*) from tickets t where t.order_id = o.id and t.code_use = o.code_id and t.cancelled_at is null) end), 0)
      into used
    from orders o
    where o.code_id = asked.code_id and lower(o.email) = asked.email and o.status not in ('expired', 'cancelled')
      and o.id <> asked.id and o.id <> all(fitting);
    key := asked.code_id || ' ' || asked.email;
    if used + coalesce((taken ->> key)::integer, 0) + asked.uses > asked.per_email then
      return next asked.id;
    else
      fitting := fitting || asked.id;
      taken := taken || jsonb_build_object(key, coalesce((taken ->> key)::integer, 0) + asked.uses);
    end if;
  end loop;
end
$$;
