CREATE TABLE "event_descriptions" (
	"event_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"replaces_notion" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_descriptions" ADD CONSTRAINT "event_descriptions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;