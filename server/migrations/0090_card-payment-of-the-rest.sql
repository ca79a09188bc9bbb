ALTER TYPE "public"."entry_kind" ADD VALUE 'card-received' BEFORE 'transfer-late';--> statement-breakpoint
-- Also ends the open card payment of a paid or cancelled order, unless it is of exactly the amount that is left to pay. A task
-- ends its page at the card provider. Every transaction that changes the balance comes here: none can forget it.
CREATE OR REPLACE FUNCTION "store_unsettled_cents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_order" text;
  "in_status" text;
  "cents" integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN "of_order" := NEW."id"; ELSE "of_order" := NEW."order_id"; END IF;
  SELECT "status"::text INTO "in_status" FROM "orders" WHERE "id" = "of_order" FOR NO KEY UPDATE;
  "cents" := "unsettled_cents_of"("of_order");
  UPDATE "orders" SET "unsettled_cents" = "cents"
  WHERE "id" = "of_order" AND "unsettled_cents" IS DISTINCT FROM "cents";
  IF "in_status" IN ('paid', 'cancelled') THEN
    UPDATE "payments" SET "state" = 'cancelled', "changed_at" = now(), "next_poll_at" = now()
    WHERE "order_id" = "of_order" AND "state" IN ('created', 'pending') AND "method" = 'card'
      AND "amount_cents" IS DISTINCT FROM "cents";
  END IF;
  RETURN NULL;
END $$;
