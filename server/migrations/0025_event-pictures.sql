CREATE TABLE "event_pictures" (
	"event_id" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_pictures_event_id_hash_pk" PRIMARY KEY("event_id","hash")
);
--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_hash_notion_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."notion_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_pictures_hash_index" ON "event_pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "event_pictures_created_at_index" ON "event_pictures" USING btree ("created_at");