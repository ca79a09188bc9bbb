ALTER TYPE "public"."entry_kind" ADD VALUE 'erased';--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"by" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"team_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" integer,
	"last_run_at" timestamp (3) with time zone,
	"last_count" integer,
	CONSTRAINT "retention_team_id_kind_pk" PRIMARY KEY("team_id","kind")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "encrypted_answer" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention" ADD CONSTRAINT "retention_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasures_team_id_at_index" ON "erasures" USING btree ("team_id","at");--> statement-breakpoint
CREATE INDEX "erasures_by_index" ON "erasures" USING btree ("by");