ALTER TYPE "public"."entry_kind" ADD VALUE 'paid-at-door' BEFORE 'extended';--> statement-breakpoint
ALTER TYPE "public"."payment_method" ADD VALUE 'cash';--> statement-breakpoint
ALTER TYPE "public"."payment_method" ADD VALUE 'terminal';--> statement-breakpoint
CREATE TABLE "door_payments" (
	"list_id" text NOT NULL,
	"scan_id" text NOT NULL,
	"link_id" text NOT NULL,
	"device" text NOT NULL,
	"order_id" text NOT NULL,
	"method" "payment_method" NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "door_payments_pk" PRIMARY KEY("list_id","scan_id")
);
--> statement-breakpoint
ALTER TABLE "door_payments" ADD CONSTRAINT "door_payments_list_id_check_in_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."check_in_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_payments" ADD CONSTRAINT "door_payments_link_id_check_in_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_payments" ADD CONSTRAINT "door_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_payments_by_link" ON "door_payments" USING btree ("link_id","method");--> statement-breakpoint
CREATE INDEX "door_payments_by_order" ON "door_payments" USING btree ("order_id");