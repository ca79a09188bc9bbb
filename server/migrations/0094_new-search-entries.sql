ALTER INDEX "orders_by_words" SET (gin_pending_list_limit=8192);--> statement-breakpoint
ALTER INDEX "tickets_by_words" SET (gin_pending_list_limit=8192);
