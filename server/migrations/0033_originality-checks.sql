CREATE TABLE "originality_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"report" jsonb NOT NULL,
	"words" integer NOT NULL,
	"copied" integer NOT NULL,
	"sources" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "originality_checks" ADD CONSTRAINT "originality_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "originality_checks_user" ON "originality_checks" USING btree ("user_id","created_at");
--> statement-breakpoint
-- Counts the stored text of an account, as migration 0021 does for the other tables.
CREATE FUNCTION count_stored_originality_checks() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, sum(200 + octet_length(r.text) + octet_length(r.report::text)) FROM changed_rows r GROUP BY r.user_id;
  ELSE
    -- Rows that go with their account leave nothing to count.
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, -sum(200 + octet_length(r.text) + octet_length(r.report::text))
    FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
  END IF;
  RETURN NULL;
END
$body$;
--> statement-breakpoint
CREATE TRIGGER count_stored_insert AFTER INSERT ON "originality_checks" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_originality_checks();
--> statement-breakpoint
CREATE TRIGGER count_stored_delete AFTER DELETE ON "originality_checks" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_originality_checks();
