CREATE TABLE "notion_variants" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "notion_variants_hash_width_pk" PRIMARY KEY("hash","width")
);
--> statement-breakpoint
ALTER TABLE "notion_files" ADD COLUMN "variants_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notion_files" ADD COLUMN "variant_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notion_variants" ADD CONSTRAINT "notion_variants_hash_notion_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."notion_files"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notion_files_due" ON "notion_files" USING btree ("variants_due_at") WHERE "notion_files"."variants_due_at" is not null;--> statement-breakpoint
-- By hand: files are read in pieces, and PostgreSQL would decompress a compressed value up to each piece
ALTER TABLE "notion_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "notion_variants" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- By hand: pictures that are copied already get their variants from a task
UPDATE "notion_files" SET "variants_due_at" = now() WHERE "width" > 480 AND "type" IN ('image/jpeg', 'image/png', 'image/webp', 'image/avif');
