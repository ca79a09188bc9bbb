CREATE TABLE "event_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_slugs" ADD CONSTRAINT "event_slugs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_slugs_event_id_index" ON "event_slugs" USING btree ("event_id");--> statement-breakpoint
INSERT INTO "event_slugs" ("slug", "event_id") SELECT "slug", "id" FROM "events";
