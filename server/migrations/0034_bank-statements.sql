ALTER TYPE "public"."entry_kind" ADD VALUE 'statement-booked' BEFORE 'due-earlier';--> statement-breakpoint
CREATE TABLE "bank_csv_layouts" (
	"team_id" text NOT NULL,
	"signature" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "bank_csv_layouts_team_id_signature_pk" PRIMARY KEY("team_id","signature")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"statement_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"day" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"candidates" jsonb NOT NULL,
	"order_id" text,
	CONSTRAINT "bank_lines_once" UNIQUE("team_id","key","ordinal")
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"account_id" text,
	"file_name" text NOT NULL,
	"accounts" text[] NOT NULL,
	"from_day" date,
	"to_day" date,
	"payments" integer NOT NULL,
	"known" integer NOT NULL,
	"unreadable" integer NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_csv_layouts" ADD CONSTRAINT "bank_csv_layouts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_by_state" ON "bank_lines" USING btree ("team_id","state","day","statement_id","position");--> statement-breakpoint
CREATE INDEX "bank_lines_statement_id_day_position_index" ON "bank_lines" USING btree ("statement_id","day","position");--> statement-breakpoint
CREATE INDEX "bank_lines_order_id_index" ON "bank_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_statements_team_id_id_index" ON "bank_statements" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "bank_statements_account_id_index" ON "bank_statements" USING btree ("account_id");