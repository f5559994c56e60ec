DROP INDEX "chat_messages_words";--> statement-breakpoint
DROP INDEX "chats_title_words";--> statement-breakpoint
-- The words of a text as the search finds them, each behind a key of its owner: in an index over all users, the words of one
-- owner are neighbours, so that even a search for one letter reads nobody else's. Words of more than 2,000 bytes, and what
-- stands behind the first 100,000 characters (50,000 where they are wide), would not fit into a tsvector.
CREATE FUNCTION search_words(owner text, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(left(md5(owner), 8) || lexeme)), ''::tsvector)
  FROM unnest(to_tsvector('simple'::regconfig,
    left(said, CASE WHEN octet_length(left(said, 100000)) > 300000 THEN 50000 ELSE 100000 END)))
  WHERE octet_length(lexeme) <= 2000
$$;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(user_id, title)) STORED;--> statement-breakpoint
-- A reply is taken in once it is whole, so that writing it costs nothing more.
ALTER TABLE "chat_messages" ADD COLUMN "words" tsvector GENERATED ALWAYS AS
  (CASE WHEN status = 'streaming' OR deleted_at IS NOT NULL THEN NULL ELSE search_words(user_id, text) END) STORED;--> statement-breakpoint
CREATE INDEX "chats_words" ON "chats" USING gin ("words");--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("words") WHERE words IS NOT NULL;
