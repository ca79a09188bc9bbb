CREATE TABLE "legal_text_files" (
	"text_id" text NOT NULL,
	"language" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_text_files_text_id_language_pk" PRIMARY KEY("text_id","language")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"event_id" text,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"agreement" text NOT NULL,
	"minimum_age" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "legal_texts_to_draw" (
	"text_id" text PRIMARY KEY NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_legal_texts" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"text_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_legal_texts_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "legal_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "legal_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_text_files" ADD CONSTRAINT "legal_text_files_text_id_legal_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts_to_draw" ADD CONSTRAINT "legal_texts_to_draw_text_id_legal_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_legal_texts" ADD CONSTRAINT "order_legal_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("team_id",coalesce("event_id", ''),"kind","version");--> statement-breakpoint
CREATE INDEX "legal_texts_by_event" ON "legal_texts" USING btree ("event_id") WHERE "legal_texts"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "legal_texts_by_member" ON "legal_texts" USING btree ("by");--> statement-breakpoint
CREATE INDEX "legal_texts_to_draw_due" ON "legal_texts_to_draw" USING btree ("next_try_at");--> statement-breakpoint
-- A version never changes: orders refer to it. Its author is forgotten with the account.
CREATE FUNCTION "keep_legal_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'by' = to_jsonb(OLD) - 'by' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'versions of legal texts are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_legal_texts" BEFORE UPDATE ON "legal_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_legal_texts"();
