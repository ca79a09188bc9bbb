ALTER TYPE "public"."message_kind" ADD VALUE 'connection-lost' BEFORE 'member-joined';--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'connection-back' BEFORE 'member-joined';--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notion_snapshots" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "not_judged_since" timestamp (3) with time zone;--> statement-breakpoint
-- The events that share a website since 0019 had each recorded its changes: of those with the same content, the first
-- stays. A website goes down and comes up in turns; two checks of other changes are five minutes apart.
DELETE FROM "website_changes" WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", "kind", "at", lag("kind") OVER w AS "before", "data" = lag("data") OVER k AS "same",
			"at" - lag("at") OVER k AS "after"
		FROM (SELECT *, "kind" IN ('up', 'down') AS "state" FROM "website_changes"
			WHERE "website_id" IN (SELECT "website_id" FROM "event_websites" GROUP BY 1 HAVING count(*) > 1)) c
		WINDOW w AS (PARTITION BY "website_id", "state" ORDER BY "at", "id"), k AS (PARTITION BY "website_id", "kind" ORDER BY "at", "id")
	) o WHERE "kind" IN ('up', 'down') AND "kind" = "before" OR "kind" NOT IN ('up', 'down') AND "same" AND "after" < interval '10 minutes'
);
