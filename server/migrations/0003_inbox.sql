CREATE TYPE "public"."message_kind" AS ENUM('website-down', 'website-up', 'certificate-expiring', 'notion-state', 'page-changed', 'first-sale', 'sold-out', 'mail-failing', 'payment-disputed', 'member-joined', 'question', 'reply');--> statement-breakpoint
CREATE TABLE "inbox_changes" (
	"team_id" text NOT NULL,
	"number" bigint NOT NULL,
	"thread_id" text NOT NULL,
	"kind" "message_kind",
	"user_id" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_changes_team_id_number_pk" PRIMARY KEY("team_id","number")
);
--> statement-breakpoint
CREATE TABLE "inbox_choices" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rhythms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"daily_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_choices_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_clocks" (
	"team_id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" "message_kind" NOT NULL,
	"data" jsonb,
	"text" text,
	"author_id" text,
	"mail_id" text,
	"form_key" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "messages_position" UNIQUE("thread_id","position"),
	CONSTRAINT "messages_form" UNIQUE("thread_id","form_key")
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "thread_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"event_id" text,
	"order_id" text,
	"about" text,
	"name" text,
	"email" text,
	"language" text,
	"subject" text,
	"form_key" text,
	"messages" integer DEFAULT 0 NOT NULL,
	"last_kind" "message_kind" NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"snoozed_by" text,
	"assignee_id" text,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_about" UNIQUE("team_id","about"),
	CONSTRAINT "threads_form" UNIQUE("team_id","form_key"),
	CONSTRAINT "threads_says_what" CHECK ("threads"."about" is not null or "threads"."email" is not null)
);
--> statement-breakpoint
ALTER TABLE "inbox_changes" ADD CONSTRAINT "inbox_changes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_choices" ADD CONSTRAINT "inbox_choices_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_choices" ADD CONSTRAINT "inbox_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_clocks" ADD CONSTRAINT "inbox_clocks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_snoozed_by_users_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_changes_at_index" ON "inbox_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "inbox_choices_user_id_index" ON "inbox_choices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_to_mail" ON "messages" USING btree ("at") WHERE "messages"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_mail_id_index" ON "messages" USING btree ("mail_id") WHERE "messages"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_author_id_index" ON "messages" USING btree ("author_id") WHERE "messages"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "thread_reads_user_id_index" ON "thread_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "threads_by_time" ON "threads" USING btree ("team_id","last_at","id");--> statement-breakpoint
CREATE INDEX "threads_in_inbox" ON "threads" USING btree ("team_id","last_at","id") WHERE "threads"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "threads_snoozed" ON "threads" USING btree ("snoozed_until") WHERE "threads"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "threads_event_id_index" ON "threads" USING btree ("event_id") WHERE "threads"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "threads_order_id_index" ON "threads" USING btree ("order_id") WHERE "threads"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "threads_assignee_id_index" ON "threads" USING btree ("assignee_id") WHERE "threads"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "threads_by_text" ON "threads" USING gin ("search_text" gin_trgm_ops);