ALTER TABLE "payments" ADD COLUMN "charge" text;--> statement-breakpoint
CREATE INDEX "payments_charge_index" ON "payments" USING btree ("charge") WHERE "payments"."charge" is not null;