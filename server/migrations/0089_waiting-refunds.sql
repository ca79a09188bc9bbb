-- A refund does not count while its correction waits for the card provider, since the total falls only after that.
CREATE OR REPLACE FUNCTION "unsettled_cents_of"("of_order" text) RETURNS integer LANGUAGE sql STABLE AS $$
  with amounts as (
    select o.status,
      (select coalesce(sum(amount_cents), 0) from payments
        where order_id = o.id and state in ('confirmed', 'disputed'))
      - (select coalesce(sum(amount_cents), 0) from refunds r
        where r.order_id = o.id and r.state <> 'failed' and not exists (
          select from order_corrections c where c.id = r.correction_id and c.state = 'requested')) as kept,
      (select coalesce(sum(
          case when o.status in ('cancelled', 'expired') or t.cancelled_at is not null then 0
            else greatest(t.price_cents + coalesce(a.reduced, 0), 0) end
          + greatest(coalesce(a.fees, 0), 0)), 0)
        from tickets t left join (
          select ticket_id, sum(amount_cents) filter (where kind = 'reduction') as reduced,
            sum(amount_cents) filter (where kind = 'fee') as fees
          from order_adjustments where order_id = o.id group by ticket_id
        ) a on a.ticket_id = t.id
        where t.order_id = o.id) as due
    from orders o where o.id = "of_order"
  )
  select (due - kept)::int from amounts where due < kept or (due > kept and (kept <> 0 or status = 'paid'))
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_of_corrections" AFTER UPDATE ON "order_corrections" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."state" = 'requested' AND NEW."state" <> 'requested') EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
UPDATE "orders" o SET "unsettled_cents" = "unsettled_cents_of"(o."id")
FROM "order_corrections" c WHERE c."order_id" = o."id" AND c."state" = 'requested';
