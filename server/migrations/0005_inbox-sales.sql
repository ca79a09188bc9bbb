CREATE TABLE "told_sales" (
	"event_id" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "told_sales_event_id_mark_pk" PRIMARY KEY("event_id","mark")
);
--> statement-breakpoint
ALTER TABLE "told_sales" ADD CONSTRAINT "told_sales_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_on_sale" ON "events" USING btree ("id") WHERE "events"."status" = 'On Sale';