ALTER TYPE "public"."message_kind" ADD VALUE 'refund-account' BEFORE 'disk-low';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'transfer-late' BEFORE 'payment-disputed';--> statement-breakpoint
ALTER TYPE "public"."entry_kind" ADD VALUE 'due-earlier' BEFORE 'payment-disputed';--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_late_transfer" CHECK ("payments"."received_on" is null or ("payments"."method" = 'transfer' and "payments"."state" = 'confirmed'));