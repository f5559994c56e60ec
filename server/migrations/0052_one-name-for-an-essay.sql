-- An essay has one name: the title of its chat, which the list shows. A rename in the list, a generated title and a heading
-- reach the essay here, whatever server stores them.
CREATE FUNCTION name_essay_as_chat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := CASE WHEN NEW.title_source = 'default' THEN 'Untitled Document' ELSE NEW.title END;
BEGIN
  UPDATE public.essays SET title = name WHERE chat_id = NEW.id AND user_id = NEW.user_id AND title <> name;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "chats_name_essay" AFTER UPDATE OF "title" ON "chats" FOR EACH ROW
  WHEN (NEW.is_essay_chat AND NEW.title IS DISTINCT FROM OLD.title) EXECUTE FUNCTION name_essay_as_chat();--> statement-breakpoint
-- What a user typed as the title of a document is the name of both; a document without a title takes that of its chat.
UPDATE "chats" c SET title = e.title, title_source = 'user' FROM "essays" e
  WHERE e.chat_id = c.id AND e.user_id = c.user_id AND e.title <> 'Untitled Document' AND c.title <> e.title;--> statement-breakpoint
UPDATE "essays" e SET title = c.title FROM "chats" c
  WHERE e.chat_id = c.id AND e.user_id = c.user_id AND e.title = 'Untitled Document' AND c.title_source <> 'default';
