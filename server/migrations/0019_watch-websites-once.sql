ALTER TYPE "public"."message_kind" ADD VALUE 'website-unstable' BEFORE 'certificate-expiring';
--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'website-steady' BEFORE 'certificate-expiring';
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "content_language" text;
--> statement-breakpoint
ALTER TABLE "notion_keys" ADD COLUMN "check_calls" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "notion_keys" ADD COLUMN "check_calls_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "notion_pages" ADD COLUMN "asked_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "event_websites" (
	"event_id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "website_changes" DROP CONSTRAINT "website_changes_event_id_websites_event_id_fk";
--> statement-breakpoint
ALTER TABLE "website_checks" DROP CONSTRAINT "website_checks_event_id_websites_event_id_fk";
--> statement-breakpoint
ALTER TABLE "website_days" DROP CONSTRAINT "website_days_event_id_websites_event_id_fk";
--> statement-breakpoint
ALTER TABLE "websites" DROP CONSTRAINT "websites_event_id_events_id_fk";
--> statement-breakpoint
ALTER TABLE "websites" DROP CONSTRAINT "websites_pkey";
--> statement-breakpoint
DROP INDEX "website_changes_event_id_at_index";
--> statement-breakpoint
ALTER TABLE "website_checks" DROP CONSTRAINT "website_checks_event_id_at_pk";
--> statement-breakpoint
ALTER TABLE "website_days" DROP CONSTRAINT "website_days_event_id_date_pk";
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "changed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "changed_before_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "unstable_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "id" text;
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "team_id" text;
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "website_changes" ADD COLUMN "website_id" text;
--> statement-breakpoint
ALTER TABLE "website_checks" ADD COLUMN "website_id" text;
--> statement-breakpoint
ALTER TABLE "website_days" ADD COLUMN "website_id" text;
--> statement-breakpoint
-- The stored URLs are normalised. As watchedAddress: without a fragment, slashes at the end of the path, an empty query.
UPDATE "websites" w SET "id" = 'web_' || substr(w."event_id", 5), "team_id" = e."team_id",
	"address" = rtrim(split_part(split_part(w."url", '#', 1), '?', 1), '/') ||
		CASE WHEN split_part(w."url", '#', 1) ~ '\?.' THEN substring(split_part(w."url", '#', 1) FROM '\?.*$') ELSE '' END
FROM "events" e WHERE e."id" = w."event_id";
--> statement-breakpoint
-- of the events of a team with the same address, the website that was checked last stays
INSERT INTO "event_websites" SELECT "event_id",
	first_value("id") OVER (PARTITION BY "team_id", "address" ORDER BY "checked_at" DESC NULLS LAST, "event_id") FROM "websites";
--> statement-breakpoint
UPDATE "website_changes" c SET "website_id" = ew."website_id" FROM "event_websites" ew WHERE ew."event_id" = c."event_id";
--> statement-breakpoint
UPDATE "website_checks" c SET "website_id" = ew."website_id" FROM "event_websites" ew WHERE ew."event_id" = c."event_id";
--> statement-breakpoint
UPDATE "website_days" c SET "website_id" = ew."website_id" FROM "event_websites" ew WHERE ew."event_id" = c."event_id";
--> statement-breakpoint
UPDATE "websites" w SET "claim" = NULL, "next_check_at" = o."next_check_at", "check_requested_at" = o."check_requested_at"
FROM (
	SELECT ew."website_id", min(s."next_check_at") AS "next_check_at", max(s."check_requested_at") AS "check_requested_at"
	FROM "event_websites" ew JOIN "websites" s ON s."event_id" = ew."event_id" GROUP BY ew."website_id"
) o WHERE o."website_id" = w."id";
--> statement-breakpoint
-- websites that were leased together were checked at the same moment: a millisecond apart, all their checks stay
UPDATE "website_checks" c SET "at" = c."at" + (d."n" - 1) * interval '1 millisecond'
FROM (
	SELECT "event_id", "at", row_number() OVER (PARTITION BY "website_id", "at" ORDER BY "event_id") AS "n" FROM "website_checks"
	WHERE "website_id" IN (SELECT "website_id" FROM "event_websites" GROUP BY 1 HAVING count(*) > 1)
) d WHERE d."event_id" = c."event_id" AND d."at" = c."at" AND d."n" > 1;
--> statement-breakpoint
DELETE FROM "website_checks" a USING "website_checks" b
WHERE a."website_id" = b."website_id" AND a."at" = b."at" AND a."event_id" > b."event_id";
--> statement-breakpoint
CREATE TEMPORARY TABLE "merged_days" ON COMMIT DROP AS SELECT "website_id", "date", sum("checks")::int AS "checks",
	sum("down")::int AS "down", sum("answered")::int AS "answered", sum("total_ms")::int AS "total_ms"
FROM "website_days" GROUP BY "website_id", "date";
--> statement-breakpoint
DELETE FROM "website_days";
--> statement-breakpoint
DELETE FROM "websites" w WHERE NOT EXISTS (SELECT FROM "event_websites" ew WHERE ew."website_id" = w."id");
--> statement-breakpoint
-- Website and Notion page get threads of their own, and the events of a website share one.
CREATE TEMPORARY TABLE "moved" ON COMMIT DROP AS
SELECT m."id", m."kind", m."at", m."position" AS "old_position", t."id" AS "old_thread", t."team_id", k."key", k."website",
	(row_number() OVER (PARTITION BY k."key" ORDER BY m."at", m."id"))::int AS "position"
FROM "threads" t
JOIN "events" e ON t."dedupe_key" = 'site:' || e."id" AND t."team_id" = e."team_id"
JOIN "messages" m ON m."thread_id" = t."id"
JOIN "event_websites" ew ON ew."event_id" = e."id"
CROSS JOIN LATERAL (SELECT m."kind" IN ('website-down', 'website-up', 'certificate-expiring')
	OR m."kind" = 'page-changed' AND m."data" ->> 'page' = 'website' AS "website") w
CROSS JOIN LATERAL (SELECT CASE WHEN w."website" THEN 'website:' || ew."website_id" ELSE 'notion:' || e."id" END AS "key",
	w."website") k;
--> statement-breakpoint
-- A thread with messages of the Notion page keeps its id for them; otherwise the website's messages keep one.
CREATE TEMPORARY TABLE "targets" ON COMMIT DROP AS
SELECT m."key", m."team_id", count(*)::int AS "messages", max(m."at") AS "at",
	(array_agg(m."kind" ORDER BY m."position" DESC))[1] AS "last_kind",
	coalesce(
		CASE WHEN NOT m."website" THEN min(m."old_thread") END,
		(SELECT o."old_thread" FROM "moved" o JOIN "threads" t ON t."id" = o."old_thread" WHERE o."key" = m."key"
			AND NOT EXISTS (SELECT FROM "moved" n WHERE n."old_thread" = o."old_thread" AND NOT n."website")
			ORDER BY t."last_at" DESC, t."id" LIMIT 1),
		'thr_' || upper(substr(md5(m."key"), 1, 26))
	) AS "thread_id"
FROM "moved" m GROUP BY m."key", m."team_id", m."website";
--> statement-breakpoint
CREATE TEMPORARY TABLE "moved_threads" ON COMMIT DROP AS
SELECT g."key", max(g."last_at") AS "last_at", string_agg(g."search_text", ' ') AS "search_text", min(g."created_at") AS "created_at",
	CASE WHEN bool_and(g."archived_at" IS NOT NULL) THEN max(g."archived_at") END AS "archived_at",
	CASE WHEN bool_and(g."snoozed_until" IS NOT NULL) THEN min(g."snoozed_until") END AS "snoozed_until",
	CASE WHEN bool_and(g."snoozed_until" IS NOT NULL) THEN max(g."snoozed_by") END AS "snoozed_by",
	(array_agg(g."assignee_id" ORDER BY g."last_at" DESC) FILTER (WHERE g."assignee_id" IS NOT NULL))[1] AS "assignee_id",
	count(*) = 1 AND bool_and(g."whole") AS "unchanged",
	CASE WHEN count(*) = 1 THEN max(g."event_id") END AS "event_id"
FROM (
	SELECT DISTINCT m."key", t.*, NOT EXISTS (
		SELECT FROM "moved" o WHERE o."old_thread" = t."id" AND o."key" <> m."key") AS "whole"
	FROM "moved" m JOIN "threads" t ON t."id" = m."old_thread"
) g GROUP BY g."key";
--> statement-breakpoint
CREATE TEMPORARY TABLE "moved_reads" ON COMMIT DROP AS
SELECT g."thread_id", u."user_id", coalesce(min(m."position") FILTER (
	WHERE m."old_position" > coalesce(r."up_to", 0) AND (b."joined_at" IS NULL OR m."at" >= b."joined_at")) - 1, g."messages") AS "up_to"
FROM "targets" g
JOIN "moved" m ON m."key" = g."key"
JOIN (
	SELECT DISTINCT o."key", s."user_id" FROM "moved" o JOIN "thread_reads" s ON s."thread_id" = o."old_thread"
) u ON u."key" = g."key"
LEFT JOIN "thread_reads" r ON r."thread_id" = m."old_thread" AND r."user_id" = u."user_id"
LEFT JOIN "members" b ON b."team_id" = g."team_id" AND b."user_id" = u."user_id"
GROUP BY g."thread_id", u."user_id", g."messages";
--> statement-breakpoint
INSERT INTO "threads" ("id", "team_id", "dedupe_key", "last_kind", "search_text", "created_at")
SELECT g."thread_id", g."team_id", g."key", g."last_kind", s."search_text", s."created_at"
FROM "targets" g JOIN "moved_threads" s ON s."key" = g."key"
WHERE NOT EXISTS (SELECT FROM "threads" t WHERE t."id" = g."thread_id");
--> statement-breakpoint
-- by way of negative positions: the database checks their uniqueness row by row
UPDATE "messages" m SET "thread_id" = g."thread_id", "position" = -o."position"
FROM "moved" o JOIN "targets" g ON g."key" = o."key" WHERE o."id" = m."id";
--> statement-breakpoint
UPDATE "messages" SET "position" = -"position" WHERE "position" < 0;
--> statement-breakpoint
DELETE FROM "thread_reads" WHERE "thread_id" IN (SELECT "old_thread" FROM "moved");
--> statement-breakpoint
INSERT INTO "thread_reads" ("thread_id", "user_id", "up_to") SELECT "thread_id", "user_id", "up_to" FROM "moved_reads";
--> statement-breakpoint
DELETE FROM "threads" WHERE "id" IN (SELECT "old_thread" FROM "moved") AND "id" NOT IN (SELECT "thread_id" FROM "targets");
--> statement-breakpoint
UPDATE "threads" t SET "dedupe_key" = g."key", "messages" = g."messages", "last_kind" = g."last_kind",
	"last_at" = CASE WHEN s."unchanged" THEN s."last_at" ELSE g."at" END, "search_text" = s."search_text",
	"archived_at" = s."archived_at", "snoozed_until" = s."snoozed_until", "snoozed_by" = s."snoozed_by",
	"assignee_id" = s."assignee_id", "event_id" = s."event_id"
FROM "targets" g JOIN "moved_threads" s ON s."key" = g."key" WHERE t."id" = g."thread_id";
--> statement-breakpoint
-- from here on, notifications about a website that several events share belong to none of them
UPDATE "threads" t SET "event_id" = NULL FROM (
	SELECT 'website:' || "website_id" AS "key" FROM "event_websites" GROUP BY "website_id" HAVING count(*) > 1
) w WHERE t."dedupe_key" = w."key";
--> statement-breakpoint
ALTER TABLE "website_changes" DROP COLUMN "event_id";
--> statement-breakpoint
ALTER TABLE "website_checks" DROP COLUMN "event_id";
--> statement-breakpoint
ALTER TABLE "website_days" DROP COLUMN "event_id";
--> statement-breakpoint
ALTER TABLE "websites" DROP COLUMN "event_id";
--> statement-breakpoint
ALTER TABLE "website_changes" ALTER COLUMN "website_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "website_checks" ALTER COLUMN "website_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "website_days" ALTER COLUMN "website_id" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "website_days" ("website_id", "date", "checks", "down", "answered", "total_ms")
SELECT "website_id", "date", "checks", "down", "answered", "total_ms" FROM "merged_days";
--> statement-breakpoint
ALTER TABLE "websites" ALTER COLUMN "id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "websites" ALTER COLUMN "team_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "websites" ALTER COLUMN "address" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_pkey" PRIMARY KEY("id");
--> statement-breakpoint
ALTER TABLE "website_checks" ADD CONSTRAINT "website_checks_website_id_at_pk" PRIMARY KEY("website_id","at");
--> statement-breakpoint
ALTER TABLE "website_days" ADD CONSTRAINT "website_days_website_id_date_pk" PRIMARY KEY("website_id","date");
--> statement-breakpoint
ALTER TABLE "event_websites" ADD CONSTRAINT "event_websites_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_websites" ADD CONSTRAINT "event_websites_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "event_websites_website_id_index" ON "event_websites" USING btree ("website_id");
--> statement-breakpoint
ALTER TABLE "website_changes" ADD CONSTRAINT "website_changes_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "website_checks" ADD CONSTRAINT "website_checks_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "website_days" ADD CONSTRAINT "website_days_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "website_changes_website_id_at_index" ON "website_changes" USING btree ("website_id","at");
--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_address" UNIQUE("team_id","address");
