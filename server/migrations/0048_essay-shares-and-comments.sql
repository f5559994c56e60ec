CREATE TABLE "essay_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"share_id" uuid,
	"parent_id" uuid,
	"author" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"reader_key" text,
	"text" text NOT NULL,
	"replacement" text,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"start" text,
	"end" text,
	"quote" text DEFAULT '' NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"owner_name" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_share_id_essay_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."essay_shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_parent_id_essay_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."essay_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_shares" ADD CONSTRAINT "essay_shares_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essay_comments_essay" ON "essay_comments" USING btree ("essay_id","created_at");--> statement-breakpoint
CREATE INDEX "essay_comments_user" ON "essay_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "essay_comments_share" ON "essay_comments" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "essay_comments_parent" ON "essay_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "essay_shares_token" ON "essay_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "essay_shares_user" ON "essay_shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "essay_shares_essay" ON "essay_shares" USING btree ("essay_id");--> statement-breakpoint
CREATE INDEX "essay_shares_expires" ON "essay_shares" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
-- Counts comments in the text that an account stores, as migration 0021 does for other tables: also those of readers.
CREATE FUNCTION count_stored_essay_comments() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, sum(400 + octet_length(r.text) + octet_length(coalesce(r.replacement, '')) + octet_length(r.quote))
    FROM changed_rows r GROUP BY r.user_id;
  ELSE
    -- Rows that go with their account leave nothing to count.
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, -sum(400 + octet_length(r.text) + octet_length(coalesce(r.replacement, '')) + octet_length(r.quote))
    FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
  END IF;
  RETURN NULL;
END
$body$;
--> statement-breakpoint
CREATE TRIGGER count_stored_insert AFTER INSERT ON "essay_comments" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_essay_comments();
--> statement-breakpoint
CREATE TRIGGER count_stored_delete AFTER DELETE ON "essay_comments" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_essay_comments();
