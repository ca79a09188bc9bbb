CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"events" text[],
	"hash" text NOT NULL,
	"last_four" text NOT NULL,
	"former_hash" text,
	"former_last_four" text,
	"former_until" timestamp (3) with time zone,
	"days" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_tokens_formerHash_unique" UNIQUE("former_hash")
);
--> statement-breakpoint
ALTER TABLE "order_jobs" ADD COLUMN "token_id" text;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD COLUMN "by_token" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "by_token" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_member" FOREIGN KEY ("team_id","created_by") REFERENCES "public"."members"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_team_id_created_by_index" ON "api_tokens" USING btree ("team_id","created_by");