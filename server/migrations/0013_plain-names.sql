ALTER TABLE "inbox_choices" RENAME TO "mail_frequencies";--> statement-breakpoint
ALTER TABLE "told_sales" RENAME TO "sale_notifications";--> statement-breakpoint
ALTER TABLE "stock" RENAME TO "inventory";--> statement-breakpoint
ALTER TABLE "turns" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "mail_frequencies" RENAME COLUMN "rhythms" TO "frequencies";--> statement-breakpoint
ALTER TABLE "threads" RENAME COLUMN "about" TO "dedupe_key";--> statement-breakpoint
ALTER TABLE "mails" RENAME COLUMN "sealed" TO "encrypted_content";--> statement-breakpoint
ALTER TABLE "notion_keys" RENAME COLUMN "rests_until" TO "paused_until";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "seen" TO "last_status";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "seen_since" TO "last_status_since";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "seen_times" TO "last_status_count";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "told_state" TO "notified_state";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "next_look_at" TO "next_poll_at";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "wanted" TO "sync_requested";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "left_out" TO "skipped";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "tell_change_at" TO "notify_change_at";--> statement-breakpoint
ALTER TABLE "notion_pages" RENAME COLUMN "told_outline" TO "notified_outline";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "next_ask_at" TO "next_poll_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "asks" TO "polls";--> statement-breakpoint
ALTER TABLE "signing_keys" RENAME COLUMN "sealed" TO "encrypted_key";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "taken" TO "count";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "until" TO "resets_at";--> statement-breakpoint
ALTER TABLE "websites" RENAME COLUMN "asked_at" TO "check_requested_at";--> statement-breakpoint
ALTER TABLE "websites" RENAME COLUMN "certificate_told" TO "certificate_notified_days";--> statement-breakpoint
ALTER TABLE "websites" RENAME COLUMN "change_told_at" TO "change_notified_at";--> statement-breakpoint
ALTER TYPE "mail_state" RENAME VALUE 'kept' TO 'stored';--> statement-breakpoint
ALTER TABLE "mail_frequencies" RENAME CONSTRAINT "inbox_choices_team_id_user_id_pk" TO "mail_frequencies_team_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "mail_frequencies" RENAME CONSTRAINT "inbox_choices_team_id_teams_id_fk" TO "mail_frequencies_team_id_teams_id_fk";--> statement-breakpoint
ALTER TABLE "mail_frequencies" RENAME CONSTRAINT "inbox_choices_user_id_users_id_fk" TO "mail_frequencies_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "inbox_choices_user_id_index" RENAME TO "mail_frequencies_user_id_index";--> statement-breakpoint
ALTER TABLE "sale_notifications" RENAME CONSTRAINT "told_sales_event_id_mark_pk" TO "sale_notifications_event_id_mark_pk";--> statement-breakpoint
ALTER TABLE "sale_notifications" RENAME CONSTRAINT "told_sales_event_id_events_id_fk" TO "sale_notifications_event_id_events_id_fk";--> statement-breakpoint
ALTER INDEX "stock_pkey" RENAME TO "inventory_pkey";--> statement-breakpoint
ALTER TABLE "inventory" RENAME CONSTRAINT "stock_event_id_events_id_fk" TO "inventory_event_id_events_id_fk";--> statement-breakpoint
ALTER TABLE "inventory" RENAME CONSTRAINT "stock_held" TO "inventory_held";--> statement-breakpoint
ALTER TABLE "inventory" RENAME CONSTRAINT "stock_sold" TO "inventory_sold";--> statement-breakpoint
ALTER TABLE "inventory" RENAME CONSTRAINT "stock_capacity" TO "inventory_capacity";--> statement-breakpoint
ALTER INDEX "stock_event_id_index" RENAME TO "inventory_event_id_index";--> statement-breakpoint
ALTER TABLE "ticket_types" RENAME CONSTRAINT "ticket_types_id_stock_id_fk" TO "ticket_types_id_inventory_id_fk";--> statement-breakpoint
ALTER INDEX "turns_pkey" RENAME TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "turns_until_index" RENAME TO "rate_limits_resets_at_index";--> statement-breakpoint
ALTER INDEX "payments_to_ask" RENAME TO "payments_to_poll";--> statement-breakpoint
ALTER TABLE "threads" RENAME CONSTRAINT "threads_about" TO "threads_dedupe_key";--> statement-breakpoint
ALTER TABLE "threads" RENAME CONSTRAINT "threads_says_what" TO "threads_has_subject";
