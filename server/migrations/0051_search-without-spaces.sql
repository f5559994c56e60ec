CREATE TABLE "search_refills" (
	"table_name" text PRIMARY KEY NOT NULL,
	"key_column" text NOT NULL,
	"text_column" text NOT NULL,
	"done_to" text
);
--> statement-breakpoint
-- A text as the search compares it, as foldText of contract/text/fold-text.ts does. The bodies of these functions are bound when
-- they are created, so that a backup can be loaded without a search path.
CREATE FUNCTION search_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(translate(normalize(regexp_replace(normalize(lower(said), NFKD),
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u00ad\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff\U0001f3fb-\U0001f3ff]',
  '', 'g'), NFKC), 'øłđðħıŧ', 'olddhit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
-- What the search finds in a text: its words; of scripts without spaces between words each pair of neighbouring characters
-- and the last one, so that a word is found anywhere in a line; and each emoji.
CREATE FUNCTION search_lexemes(said text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE BEGIN ATOMIC
  WITH folded AS MATERIALIZED (SELECT search_fold(said) AS text)
  SELECT lexeme FROM folded, unnest(to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(regexp_replace(folded.text,
    '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]+',
    ' ', 'g'), '(\S{200})', '\1 ', 'g'))) AS words(lexeme, positions, weights)
  UNION
  SELECT sign || coalesce(lead(sign) OVER (PARTITION BY place ORDER BY sign_place), '')
  FROM folded,
    regexp_matches(folded.text,
      '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff]+',
      'g') WITH ORDINALITY AS runs(run, place),
    unnest(string_to_array(run[1], NULL)) WITH ORDINALITY AS signs(sign, sign_place)
  UNION
  SELECT run[1] FROM folded, regexp_matches(folded.text,
    '[\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]', 'g') AS symbols(run);
END;--> statement-breakpoint
-- Words of more than 2,000 bytes, what stands behind the first 100,000 characters (50,000 where they are wide), and what is
-- more than a million bytes would not fit into a tsvector.
CREATE OR REPLACE FUNCTION search_words(owner text, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE BEGIN ATOMIC
  SELECT coalesce(array_to_tsvector(array_agg(left(md5(owner), 8) || lexeme)), ''::tsvector)
  FROM (
    SELECT lexeme, sum(octet_length(lexeme) + 8) OVER (ORDER BY lexeme) AS bytes
    FROM search_lexemes(left(said, CASE WHEN octet_length(left(said, 100000)) > 300000 THEN 50000 ELSE 100000 END)) AS found(lexeme)
    WHERE octet_length(lexeme) <= 2000
  ) AS counted
  WHERE bytes <= 1000000;
END;--> statement-breakpoint
-- Stored texts get words too. A trigger computes them, because a generated column would rewrite the whole table now.
CREATE FUNCTION search_words_of_kept_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'humanized_texts' THEN
    NEW.search_words := public.search_words(NEW.user_id, NEW.text_content);
  ELSE
    NEW.search_words := public.search_words(NEW.user_id, NEW.text);
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
ALTER TABLE "text_analyses" ADD COLUMN "search_words" tsvector;--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD COLUMN "search_words" tsvector;--> statement-breakpoint
ALTER TABLE "originality_checks" ADD COLUMN "search_words" tsvector;--> statement-breakpoint
CREATE INDEX "text_analyses_search_words" ON "text_analyses" USING gin ("search_words") WHERE search_words IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER "text_analyses_search_words" BEFORE INSERT OR UPDATE OF "text" ON "text_analyses" FOR EACH ROW EXECUTE FUNCTION search_words_of_kept_text();--> statement-breakpoint
CREATE INDEX "humanized_texts_search_words" ON "humanized_texts" USING gin ("search_words") WHERE search_words IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER "humanized_texts_search_words" BEFORE INSERT OR UPDATE OF "text_content" ON "humanized_texts" FOR EACH ROW EXECUTE FUNCTION search_words_of_kept_text();--> statement-breakpoint
CREATE INDEX "originality_checks_search_words" ON "originality_checks" USING gin ("search_words") WHERE search_words IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER "originality_checks_search_words" BEFORE INSERT OR UPDATE OF "text" ON "originality_checks" FOR EACH ROW EXECUTE FUNCTION search_words_of_kept_text();--> statement-breakpoint
-- What is stored already gets its new words in batches, beside the requests: refill-search-words.ts.
INSERT INTO "search_refills" ("table_name", "key_column", "text_column") VALUES
  ('chats', 'id', 'title'), ('chat_messages', 'id', 'text'), ('essay_passages', 'essay_id', 'text'),
  ('text_analyses', 'id', 'text'), ('humanized_texts', 'id', 'text_content'), ('originality_checks', 'id', 'text');
