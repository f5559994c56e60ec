CREATE TABLE "file_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_export_chunks" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_export_chunks" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "chat_files" ADD COLUMN "file_key" text;--> statement-breakpoint
CREATE INDEX "file_deletions_due" ON "file_deletions" USING btree ("due_at");--> statement-breakpoint
-- A row that names a file keeps it, and leaves it to be deleted when it goes, also with its chat or its account.
CREATE FUNCTION keep_stored_file() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  DELETE FROM file_deletions WHERE key = NEW.file_key;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The file % is not in the store, or another row has it.', NEW.file_key;
  END IF;
  RETURN NEW;
END
$body$;--> statement-breakpoint
CREATE FUNCTION release_stored_file() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.file_key, now());
  RETURN NULL;
END
$body$;--> statement-breakpoint
DO $migration$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['chat_files', 'account_export_chunks'] LOOP
    EXECUTE format('CREATE TRIGGER keep_file BEFORE INSERT ON %I FOR EACH ROW WHEN (NEW.file_key IS NOT NULL)
      EXECUTE FUNCTION keep_stored_file()', name);
    EXECUTE format('CREATE TRIGGER keep_new_file BEFORE UPDATE OF file_key ON %I FOR EACH ROW
      WHEN (NEW.file_key IS NOT NULL AND NEW.file_key IS DISTINCT FROM OLD.file_key)
      EXECUTE FUNCTION keep_stored_file()', name);
    EXECUTE format('CREATE TRIGGER release_old_file AFTER UPDATE OF file_key ON %I FOR EACH ROW
      WHEN (OLD.file_key IS NOT NULL AND NEW.file_key IS DISTINCT FROM OLD.file_key)
      EXECUTE FUNCTION release_stored_file()', name);
    EXECUTE format('CREATE TRIGGER release_file AFTER DELETE ON %I FOR EACH ROW WHEN (OLD.file_key IS NOT NULL)
      EXECUTE FUNCTION release_stored_file()', name);
  END LOOP;
END
$migration$;
