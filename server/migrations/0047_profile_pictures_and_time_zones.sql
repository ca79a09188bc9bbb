ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "logo" text;--> statement-breakpoint
CREATE INDEX "users_image_index" ON "users" USING btree ("image") WHERE "users"."image" is not null;