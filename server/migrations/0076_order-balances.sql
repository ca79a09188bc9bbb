ALTER TABLE "orders" ADD COLUMN "unsettled_cents" integer;--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("team_id","reserved_at","id") WHERE "orders"."unsettled_cents" is not null;--> statement-breakpoint
-- What orders.unsettled_cents holds: as balanceCentsOf computes the balance, and as the page of the order shows it.
CREATE FUNCTION "unsettled_cents_of"("of_order" text) RETURNS integer LANGUAGE sql STABLE AS $$
  with amounts as (
    select o.status,
      (select coalesce(sum(amount_cents), 0) from payments
        where order_id = o.id and state in ('confirmed', 'disputed'))
      - (select coalesce(sum(amount_cents), 0) from refunds where order_id = o.id and state <> 'failed') as kept,
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
-- Runs when a transaction ends, once all of its changes are made. The lock comes first: of two transactions, the later one
-- then reads what the earlier one has written.
CREATE FUNCTION "store_unsettled_cents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_order" text;
  "cents" integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN "of_order" := NEW."id"; ELSE "of_order" := NEW."order_id"; END IF;
  PERFORM FROM "orders" WHERE "id" = "of_order" FOR NO KEY UPDATE;
  "cents" := "unsettled_cents_of"("of_order");
  UPDATE "orders" SET "unsettled_cents" = "cents"
  WHERE "id" = "of_order" AND "unsettled_cents" IS DISTINCT FROM "cents";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The conditions leave out what every sale does: a sale in full, a reservation and its expiry change no balance.
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_when_paid" AFTER INSERT ON "payments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."state" IN ('confirmed', 'disputed')) EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_of_payments" AFTER UPDATE ON "payments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (OLD."state" IN ('confirmed', 'disputed') OR NEW."state" IN ('confirmed', 'disputed'))
    AND (OLD."state" <> NEW."state" OR OLD."amount_cents" <> NEW."amount_cents"))
  EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_when_refunded" AFTER INSERT ON "refunds" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_of_refunds" AFTER UPDATE ON "refunds" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."amount_cents" <> NEW."amount_cents")
  EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_when_adjusted" AFTER INSERT ON "order_adjustments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_when_added" AFTER INSERT ON "tickets" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."added") EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_of_tickets" AFTER UPDATE ON "tickets" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."cancelled_at" IS DISTINCT FROM NEW."cancelled_at") EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_unsettled_cents_of_orders" AFTER UPDATE ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" AND OLD."status" <> 'reserved')
  EXECUTE FUNCTION "store_unsettled_cents"();
--> statement-breakpoint
-- Nearly all orders are paid in full and never corrected: only the others are computed one by one. Each part reads a table once.
-- No condition on the computed balance: PostgreSQL would compute it for every order first.
UPDATE "orders" u SET "unsettled_cents" = "unsettled_cents_of"(c."id")
FROM (
  SELECT "order_id" AS "id" FROM "refunds"
  UNION SELECT "order_id" FROM "order_adjustments"
  UNION SELECT "order_id" FROM "tickets" WHERE "added" OR "cancelled_at" IS NOT NULL
  UNION SELECT o."id" FROM "orders" o LEFT JOIN (
    SELECT "order_id", sum("amount_cents") AS "cents" FROM "payments" WHERE "state" IN ('confirmed', 'disputed') GROUP BY 1
  ) p ON p."order_id" = o."id"
  WHERE CASE WHEN o."status" = 'paid' THEN o."total_cents" <> coalesce(p."cents", 0) ELSE p."cents" IS NOT NULL END
) c
WHERE u."id" = c."id";
