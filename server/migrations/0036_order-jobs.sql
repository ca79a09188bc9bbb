CREATE TABLE "order_job_items" (
	"job_id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"mail_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_job_items_pk" PRIMARY KEY("job_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"reason" text,
	"subject" text,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_job_items" ADD CONSTRAINT "order_job_items_job_id_order_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."order_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_job_items" ADD CONSTRAINT "order_job_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_jobs" ADD CONSTRAINT "order_jobs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_jobs" ADD CONSTRAINT "order_jobs_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_job_items_order_id_index" ON "order_job_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_job_items_waiting" ON "order_job_items" USING btree ("next_try_at") WHERE "order_job_items"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_jobs_team_id_index" ON "order_jobs" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "order_jobs_account_id_index" ON "order_jobs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "tickets_by_words" ON "tickets" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=128) WHERE "tickets"."search_text" is not null;