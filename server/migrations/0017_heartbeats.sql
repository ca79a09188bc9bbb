ALTER TYPE "public"."message_kind" ADD VALUE 'disk-low' BEFORE 'member-joined';--> statement-breakpoint
CREATE TABLE "alerts" (
	"name" text PRIMARY KEY NOT NULL,
	"raised_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"process_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "leased_by" text;