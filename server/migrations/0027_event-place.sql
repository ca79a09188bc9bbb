ALTER TABLE "events" ALTER COLUMN "website_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "doors_minutes_before" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "map_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "online_access" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cover" jsonb;