ALTER TABLE "humanized_texts" ADD COLUMN "choices_revision" uuid;--> statement-breakpoint
-- What a user chose and wrote counts as the rest of the entry does.
CREATE OR REPLACE FUNCTION count_stored_humanized_texts() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, sum(100 + coalesce(octet_length(r.text_content), 0) + coalesce(octet_length(r.original), 0)
      + coalesce(octet_length(r.result::text), 0) + coalesce(octet_length(r.choices::text), 0))
    FROM changed_rows r GROUP BY r.user_id;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT NEW.user_id, grown.bytes FROM (SELECT (100 + coalesce(octet_length(NEW.text_content), 0) + coalesce(octet_length(NEW.original), 0)
      + coalesce(octet_length(NEW.result::text), 0) + coalesce(octet_length(NEW.choices::text), 0))
      - (100 + coalesce(octet_length(OLD.text_content), 0) + coalesce(octet_length(OLD.original), 0)
      + coalesce(octet_length(OLD.result::text), 0) + coalesce(octet_length(OLD.choices::text), 0)) AS bytes) grown
    WHERE grown.bytes <> 0;
  ELSE
    -- Rows that go with their account leave nothing to count.
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, -sum(100 + coalesce(octet_length(r.text_content), 0) + coalesce(octet_length(r.original), 0)
      + coalesce(octet_length(r.result::text), 0) + coalesce(octet_length(r.choices::text), 0))
    FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
  END IF;
  RETURN NULL;
END
$body$;
--> statement-breakpoint
INSERT INTO stored_text_changes (user_id, bytes)
SELECT user_id, sum(octet_length(choices::text)) FROM "humanized_texts" WHERE choices IS NOT NULL GROUP BY user_id;
