ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- a session began with the password
UPDATE "sessions" SET "authenticated_at" = "created_at";
