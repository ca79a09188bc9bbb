CREATE TABLE "check_in_links" (
	"id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"gate" text NOT NULL,
	"takes_money" boolean NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"ticket_type_ids" text[],
	"exits" boolean NOT NULL,
	"reentry" boolean NOT NULL,
	"names" boolean NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"list_id" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"link_id" text NOT NULL,
	"device" text NOT NULL,
	"ticket_id" text,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"shown" text,
	"at" timestamp (3) with time zone NOT NULL,
	"device_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"inside_change" smallint DEFAULT 0 NOT NULL,
	"admitted_change" smallint DEFAULT 0 NOT NULL,
	"earlier" integer,
	"undoes" integer,
	CONSTRAINT "check_ins_pk" PRIMARY KEY("list_id","number"),
	CONSTRAINT "check_ins_scan" UNIQUE("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "check_in_links" ADD CONSTRAINT "check_in_links_list_id_check_in_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."check_in_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_lists" ADD CONSTRAINT "check_in_lists_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_list_id_check_in_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."check_in_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_link_id_check_in_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_links_list_id_id_index" ON "check_in_links" USING btree ("list_id","id");--> statement-breakpoint
CREATE INDEX "check_in_lists_event_id_id_index" ON "check_in_lists" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "check_ins_by_ticket" ON "check_ins" USING btree ("ticket_id","list_id","number");--> statement-breakpoint
CREATE INDEX "check_ins_by_link" ON "check_ins" USING btree ("link_id","at");--> statement-breakpoint
CREATE INDEX "check_ins_undoes" ON "check_ins" USING btree ("list_id","undoes") WHERE "check_ins"."undoes" is not null;--> statement-breakpoint
CREATE INDEX "check_ins_conflicts" ON "check_ins" USING btree ("list_id","number") WHERE "check_ins"."shown" = 'admitted' and "check_ins"."verdict" <> 'admitted';