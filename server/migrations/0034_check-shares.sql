CREATE TABLE "check_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"owner_name" text,
	"text" text NOT NULL,
	"result" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "history_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_shares" ADD CONSTRAINT "check_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_shares_token" ON "check_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "check_shares_user" ON "check_shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "check_shares_expires" ON "check_shares" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE FUNCTION count_stored_check_shares() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, sum(200 + octet_length(r.text) + octet_length(r.result::text)) FROM changed_rows r GROUP BY r.user_id;
  ELSE
    -- Rows that go with their account leave nothing to count.
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, -sum(200 + octet_length(r.text) + octet_length(r.result::text))
    FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
  END IF;
  RETURN NULL;
END
$body$;
--> statement-breakpoint
CREATE TRIGGER count_stored_insert AFTER INSERT ON "check_shares" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_check_shares();
--> statement-breakpoint
CREATE TRIGGER count_stored_delete AFTER DELETE ON "check_shares" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_check_shares();
