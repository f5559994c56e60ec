CREATE TABLE "stored_text" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_text_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_text" ADD CONSTRAINT "stored_text_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_text_changes" ADD CONSTRAINT "stored_text_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_text_changes_user" ON "stored_text_changes" USING btree ("user_id");--> statement-breakpoint
-- What each row counts as, in bytes: its text and something for the row itself. A title is short and counted with its chat. The
-- text of a reply counts once it is whole: replies are saved twice a second while they are written.
DO $migration$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES
    ('chats', '500', NULL),
    ('chat_messages',
      '200 + CASE {r}.status WHEN ''streaming'' THEN 0
        ELSE octet_length({r}.text) + coalesce(octet_length({r}.humanization_details::text), 0) END',
      '(OLD.status <> ''streaming'' OR NEW.status <> ''streaming'')
        AND (OLD.status <> NEW.status OR OLD.text IS DISTINCT FROM NEW.text
          OR OLD.humanization_details IS DISTINCT FROM NEW.humanization_details)'),
    ('chat_shares', '200 + octet_length({r}.messages::text)', NULL),
    ('chat_files', '200 + octet_length({r}.text)', NULL),
    ('text_analyses', '200 + octet_length({r}.text) + octet_length({r}.result::text)', NULL),
    ('humanized_texts',
      '100 + coalesce(octet_length({r}.text_content), 0) + coalesce(octet_length({r}.original), 0)
        + coalesce(octet_length({r}.result::text), 0)',
      'OLD IS DISTINCT FROM NEW')
  ) AS of_table (name, size, changed)
  LOOP
    EXECUTE format($definition$
      CREATE FUNCTION count_stored_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO stored_text_changes (user_id, bytes)
          SELECT r.user_id, sum(%2$s) FROM changed_rows r GROUP BY r.user_id;
        ELSIF TG_OP = 'UPDATE' THEN
          INSERT INTO stored_text_changes (user_id, bytes)
          SELECT NEW.user_id, (%3$s) - (%4$s) WHERE (%3$s) <> (%4$s);
        ELSE
          -- Rows that go with their account leave nothing to count.
          INSERT INTO stored_text_changes (user_id, bytes)
          SELECT r.user_id, -sum(%2$s) FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
        END IF;
        RETURN NULL;
      END
      $body$ $definition$,
      kept.name, replace(kept.size, '{r}', 'r'), replace(kept.size, '{r}', 'NEW'), replace(kept.size, '{r}', 'OLD'));
    EXECUTE format('CREATE TRIGGER count_stored_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_%1$s()', kept.name);
    EXECUTE format('CREATE TRIGGER count_stored_delete AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_%1$s()', kept.name);
    IF kept.changed IS NOT NULL THEN
      EXECUTE format('CREATE TRIGGER count_stored_update AFTER UPDATE ON %1$I FOR EACH ROW WHEN (%2$s)
        EXECUTE FUNCTION count_stored_%1$s()', kept.name, kept.changed);
    END IF;
    EXECUTE format('INSERT INTO stored_text_changes (user_id, bytes) SELECT r.user_id, sum(%2$s) FROM %1$I r GROUP BY r.user_id',
      kept.name, replace(kept.size, '{r}', 'r'));
  END LOOP;
END
$migration$;
