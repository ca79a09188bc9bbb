CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"thing_id" text NOT NULL,
	"thing_name" text,
	"event_id" text,
	"changes" jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("team_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("team_id","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("team_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_thing" ON "audit_entries" USING btree ("team_id","thing_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_event" ON "audit_entries" USING btree ("team_id","event_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_old" ON "audit_entries" USING btree ("at");
--> statement-breakpoint
-- The audit log is append-only. The retention and an erasure set foyer.audit_maintenance in their transaction
-- (features/audit/commands/maintain.ts); a deleted team takes its log along.
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('foyer.audit_maintenance', true), '') = 'on'
    OR (TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "teams" WHERE "id" = OLD."team_id")) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'entries of the audit log are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_audit_entries" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();
