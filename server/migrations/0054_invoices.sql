CREATE TABLE "invoice_files" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"xml" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"address" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"vat" jsonb,
	"next_vat_check_at" timestamp (3) with time zone,
	"vat_checks" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"team_id" text NOT NULL,
	"series" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_team_id_series_pk" PRIMARY KEY("team_id","series")
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"team_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"order_id" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"issued_on" date NOT NULL,
	"currency" text NOT NULL,
	"buyer" text NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"address_version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "invoices_sequence" UNIQUE("team_id","series","sequence"),
	CONSTRAINT "invoices_number" UNIQUE("team_id","number")
);
--> statement-breakpoint
CREATE TABLE "invoices_to_draw" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD CONSTRAINT "invoice_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD CONSTRAINT "invoice_requests_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD CONSTRAINT "invoice_settings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices_to_draw" ADD CONSTRAINT "invoices_to_draw_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_requests_team_id_index" ON "invoice_requests" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "invoice_requests_due" ON "invoice_requests" USING btree ("due_at") WHERE "invoice_requests"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_requests_to_check" ON "invoice_requests" USING btree ("next_vat_check_at") WHERE "invoice_requests"."next_vat_check_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("team_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_event" ON "invoices" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "invoices_to_draw_due" ON "invoices_to_draw" USING btree ("next_try_at");--> statement-breakpoint
-- A document that is issued never changes, and its file neither; a deleted team takes them along.
-- Tests set foyer.invoice_maintenance to make the whole database what it was.
CREATE FUNCTION "keep_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('foyer.invoice_maintenance', true), '') = 'on'
    OR (TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "teams" WHERE "id" = OLD."team_id")) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'documents that are issued are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_invoices" BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION "keep_invoices"();
--> statement-breakpoint
CREATE FUNCTION "keep_invoice_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('foyer.invoice_maintenance', true), '') = 'on'
    OR (TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "invoices" WHERE "id" = OLD."invoice_id")) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'files of documents are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_invoice_files" BEFORE UPDATE OR DELETE ON "invoice_files"
  FOR EACH ROW EXECUTE FUNCTION "keep_invoice_files"();
--> statement-breakpoint
-- Each change of an order writes an entry of its timeline, in the same transaction: this makes its documents due. A sale
-- writes its entries in batches, so it costs one look at an index for a batch.
CREATE FUNCTION "make_invoices_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('foyer.invoice_maintenance', true), '') = 'on' THEN
    RETURN NULL;
  END IF;
  UPDATE "invoice_requests" r SET "due_at" = now()
  FROM (SELECT DISTINCT "order_id" FROM "inserted") i WHERE r."order_id" = i."order_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "make_invoices_due" AFTER INSERT ON "order_entries"
  REFERENCING NEW TABLE AS "inserted" FOR EACH STATEMENT EXECUTE FUNCTION "make_invoices_due"();
