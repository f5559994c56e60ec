ALTER TABLE "chat_messages" ADD COLUMN "thoughts" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "thought_seconds" integer;--> statement-breakpoint
-- Thoughts count like the text of a reply: once it is whole.
CREATE OR REPLACE FUNCTION count_stored_chat_messages() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, sum(200 + CASE r.status WHEN 'streaming' THEN 0
      ELSE octet_length(r.text) + coalesce(octet_length(r.thoughts), 0) + coalesce(octet_length(r.humanization_details::text), 0) END)
    FROM changed_rows r GROUP BY r.user_id;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT NEW.user_id, grown.bytes FROM (SELECT
      CASE NEW.status WHEN 'streaming' THEN 0
        ELSE octet_length(NEW.text) + coalesce(octet_length(NEW.thoughts), 0) + coalesce(octet_length(NEW.humanization_details::text), 0) END
      - CASE OLD.status WHEN 'streaming' THEN 0
        ELSE octet_length(OLD.text) + coalesce(octet_length(OLD.thoughts), 0) + coalesce(octet_length(OLD.humanization_details::text), 0) END
      AS bytes) grown
    WHERE grown.bytes <> 0;
  ELSE
    -- Rows that go with their account leave nothing to count.
    INSERT INTO stored_text_changes (user_id, bytes)
    SELECT r.user_id, -sum(200 + CASE r.status WHEN 'streaming' THEN 0
      ELSE octet_length(r.text) + coalesce(octet_length(r.thoughts), 0) + coalesce(octet_length(r.humanization_details::text), 0) END)
    FROM changed_rows r JOIN users u ON u.id = r.user_id GROUP BY r.user_id;
  END IF;
  RETURN NULL;
END
$body$;--> statement-breakpoint
DROP TRIGGER count_stored_update ON "chat_messages";--> statement-breakpoint
CREATE TRIGGER count_stored_update AFTER UPDATE ON "chat_messages" FOR EACH ROW
  WHEN ((OLD.status <> 'streaming' OR NEW.status <> 'streaming')
    AND (OLD.status <> NEW.status OR OLD.text IS DISTINCT FROM NEW.text OR OLD.thoughts IS DISTINCT FROM NEW.thoughts
      OR OLD.humanization_details IS DISTINCT FROM NEW.humanization_details))
  EXECUTE FUNCTION count_stored_chat_messages();--> statement-breakpoint
-- Replies that were stored with the thinking at the start of their text. The marks are those of contract/chats/thoughts.ts.
DO $migration$
DECLARE
  mark record;
BEGIN
  FOR mark IN SELECT * FROM (VALUES
    ('<think>', '</think>'),
    ('<thinking>', '</thinking>'),
    ('<thought>', '</thought>'),
    ('<seed:think>', '</seed:think>'),
    ('[THINK]', '[/THINK]'),
    ('<|channel|>analysis<|message|>', '<|start|>assistant<|channel|>final<|message|>')
  ) AS marks (opening, ending)
  LOOP
    UPDATE chat_messages m SET
      thoughts = nullif(left(btrim(substr(said.text, length(mark.opening) + 1, said.ends_at - length(mark.opening) - 1), E' \n\r\t'), 100000), ''),
      text = ltrim(substr(said.text, said.ends_at + length(mark.ending)), E' \n\r\t')
    FROM (
      SELECT id, ltrim(text, E' \n\r\t') AS text, strpos(ltrim(text, E' \n\r\t'), mark.ending) AS ends_at
      FROM chat_messages
      WHERE sender = 'assistant' AND status <> 'streaming' AND starts_with(ltrim(left(text, 200), E' \n\r\t'), mark.opening)
    ) said
    WHERE m.id = said.id AND said.ends_at > 0;
  END LOOP;
END
$migration$;
