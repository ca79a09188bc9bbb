ALTER TABLE "order_entries" ADD COLUMN "add_ons" text;--> statement-breakpoint
-- The detail had the add-ons in its first line, and a reason in those that follow. Compared as a text: the value of the enum
-- may have been added in the same transaction.
UPDATE "order_entries" SET "add_ons" = split_part("detail", E'\n', 1),
  "detail" = nullif(substr("detail", strpos("detail" || E'\n', E'\n') + 1), '')
WHERE "kind"::text = 'add-ons-cancelled' AND "detail" IS NOT NULL;
