DROP INDEX "orders_by_code";--> statement-breakpoint
CREATE INDEX "orders_by_code" ON "orders" USING btree ("code_id",lower("email")) WHERE "orders"."code_id" is not null;--> statement-breakpoint
-- The orders whose codes have too few uses left for the email addresses of their buyers, in the order of the arrays: an order
-- that fits counts for those after it. The caller has locked the inventory of the events. Volatile, so that each of its
-- queries reads with a snapshot of its own, after that lock: see the migration of unpaid_seats_of_network.
CREATE FUNCTION "orders_over_code_limit"("order_ids" text[], "emails" text[])
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
    where o.code_id = asked.code_id and lower(o.email) = asked.email and o.status in ('reserved', 'pending', 'paid')
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
