ALTER TABLE "tickets" ADD COLUMN "number" text;--> statement-breakpoint
-- Existing tickets get a random number of the same form as new ones (server/src/lib/short-number.ts). In a million
-- tickets, about one number is drawn twice: it is drawn again until all differ.
DO $$
BEGIN
  LOOP
    UPDATE "tickets" SET "number" = (
      SELECT left(drawn, 4) || '-' || right(drawn, 4) FROM (
        -- the condition refers to the ticket, so that each ticket has a draw of its own
        SELECT string_agg(substr('23456789BCDFGHJKLMNPQRSTVWXZ', 1 + floor(random() * 28)::int, 1), '') AS drawn
        FROM generate_series(1, 8) WHERE "tickets"."id" IS NOT NULL
      ) AS draw
    ) WHERE "number" IS NULL;
    UPDATE "tickets" SET "number" = NULL WHERE "id" IN (
      SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "number" ORDER BY "id") AS "nth" FROM "tickets") AS counted
      WHERE "nth" > 1
    );
    EXIT WHEN NOT FOUND;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "privacy_notice" jsonb;
