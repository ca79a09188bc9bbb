CREATE TABLE "answers" (
	"subject_id" text NOT NULL,
	"question_id" text NOT NULL,
	"order_id" text NOT NULL,
	"event_id" text NOT NULL,
	"values" text[] NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_subject_id_question_id_pk" PRIMARY KEY("subject_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "order_forms" (
	"event_id" text PRIMARY KEY NOT NULL,
	"attendees" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_forms" ADD CONSTRAINT "order_forms_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_order_id_index" ON "answers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "answers_by_question" ON "answers" USING btree ("event_id","question_id","answered_at" desc);