CREATE TABLE "essay_record_entries" (
	"record_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"written_at" timestamp (3) with time zone,
	"payload" "bytea" NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "essay_record_entries_record_id_number_pk" PRIMARY KEY("record_id","number")
);
--> statement-breakpoint
CREATE TABLE "essay_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"head" text DEFAULT '' NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essay_records_essay" UNIQUE("essay_id"),
	CONSTRAINT "essay_records_owner_id" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "record_state" text;--> statement-breakpoint
ALTER TABLE "essay_record_entries" ADD CONSTRAINT "essay_record_entries_owner" FOREIGN KEY ("record_id","user_id") REFERENCES "public"."essay_records"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_records" ADD CONSTRAINT "essay_records_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essay_record_entries_user" ON "essay_record_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "essay_records_user" ON "essay_records" USING btree ("user_id");--> statement-breakpoint
-- The record is append-only: no statement can change an entry. Entries are deleted with their record.
CREATE FUNCTION refuse_record_change() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'an entry of an authorship record cannot be changed';
END
$body$;--> statement-breakpoint
CREATE TRIGGER essay_record_entries_append_only BEFORE UPDATE ON "essay_record_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_record_change();--> statement-breakpoint
-- Counts records in the text that an account stores, as migration 0024 does for essays.
CREATE FUNCTION count_stored_essay_record_entries() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, sum(200 + octet_length(r.payload)) FROM changed_rows r GROUP BY r.user_id;
  ELSE
    -- Rows that go with their account leave nothing to count.
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, -sum(200 + octet_length(r.payload)) FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
  END IF;
  RETURN NULL;
END
$body$;--> statement-breakpoint
CREATE TRIGGER count_stored_insert AFTER INSERT ON "essay_record_entries" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_essay_record_entries();--> statement-breakpoint
CREATE TRIGGER count_stored_delete AFTER DELETE ON "essay_record_entries" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_essay_record_entries();
