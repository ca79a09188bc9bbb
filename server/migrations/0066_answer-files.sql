ALTER TYPE "public"."entry_kind" ADD VALUE 'answers-changed' BEFORE 'email-changed';--> statement-breakpoint
CREATE TABLE "answer_files" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"question_id" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_files_of_answer" UNIQUE("subject_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_answer" FOREIGN KEY ("subject_id","question_id") REFERENCES "public"."answers"("subject_id","question_id") ON DELETE cascade ON UPDATE no action;