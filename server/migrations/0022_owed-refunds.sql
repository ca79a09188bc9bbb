ALTER TYPE "public"."entry_kind" ADD VALUE 'refund-owed' BEFORE 'refunded';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'refund-account' BEFORE 'refunded';--> statement-breakpoint
-- a new type in place of ADD VALUE: PostgreSQL lets no statement of this transaction use a value added to an old type,
-- and the index and the check below use 'owed'
DROP INDEX "refunds_due";--> statement-breakpoint
ALTER TYPE "public"."refund_state" RENAME TO "refund_state_before";--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('created', 'owed', 'done', 'failed');--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET DATA TYPE "public"."refund_state" USING "state"::text::"public"."refund_state";--> statement-breakpoint
DROP TYPE "public"."refund_state_before";--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" = 'created';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_on" date;--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'owed';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account" CHECK ("refunds"."account" is null or "refunds"."state" = 'owed');
