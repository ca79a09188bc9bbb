ALTER TABLE "ticket_types" ADD COLUMN "min_price_cents" integer;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "max_price_cents" integer;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_price_range" CHECK (("ticket_types"."min_price_cents" is null and "ticket_types"."max_price_cents" is null)
        or ("ticket_types"."min_price_cents" <= "ticket_types"."price_cents" and "ticket_types"."price_cents" <= coalesce("ticket_types"."max_price_cents", "ticket_types"."price_cents")));