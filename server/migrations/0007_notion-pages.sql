CREATE TABLE "notion_copies" (
	"event_id" text NOT NULL,
	"key" text NOT NULL,
	"hash" text,
	"copied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notion_copies_event_id_key_pk" PRIMARY KEY("event_id","key")
);
--> statement-breakpoint
CREATE TABLE "notion_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notion_keys" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"workspace" text,
	"connection" text,
	"claims" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"calls" integer DEFAULT 0 NOT NULL,
	"calls_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notion_pages" (
	"event_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text,
	"page_id" text,
	"paused" boolean DEFAULT false NOT NULL,
	"state" text,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen" text,
	"seen_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_times" integer DEFAULT 0 NOT NULL,
	"told_state" text DEFAULT 'connected' NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"wanted" boolean DEFAULT true NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_edited_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"snapshot_id" text,
	"tell_change_at" timestamp (3) with time zone,
	"told_outline" jsonb,
	"webhook_token" text,
	"webhook_proven_at" timestamp (3) with time zone,
	"signal_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notion_signals" (
	"event_id" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notion_signals_event_id_id_pk" PRIMARY KEY("event_id","id")
);
--> statement-breakpoint
CREATE TABLE "notion_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"version" integer NOT NULL,
	"tree" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notion_copies" ADD CONSTRAINT "notion_copies_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notion_copies" ADD CONSTRAINT "notion_copies_hash_notion_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."notion_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notion_pages" ADD CONSTRAINT "notion_pages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notion_pages" ADD CONSTRAINT "notion_pages_fingerprint_notion_keys_fingerprint_fk" FOREIGN KEY ("fingerprint") REFERENCES "public"."notion_keys"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notion_signals" ADD CONSTRAINT "notion_signals_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notion_snapshots" ADD CONSTRAINT "notion_snapshots_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notion_copies_hash_index" ON "notion_copies" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "notion_copies_used_at_index" ON "notion_copies" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "notion_pages_due" ON "notion_pages" USING btree ("next_look_at") WHERE "notion_pages"."fingerprint" is not null and "notion_pages"."page_id" is not null;--> statement-breakpoint
CREATE INDEX "notion_pages_to_tell" ON "notion_pages" USING btree ("tell_change_at") WHERE "notion_pages"."tell_change_at" is not null;--> statement-breakpoint
CREATE INDEX "notion_pages_fingerprint_index" ON "notion_pages" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "notion_signals_created_at_index" ON "notion_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notion_snapshots_event_id_id_index" ON "notion_snapshots" USING btree ("event_id","id");