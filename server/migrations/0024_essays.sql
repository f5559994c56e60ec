CREATE TABLE "essay_snapshots" (
	"essay_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer NOT NULL,
	"state" "bytea" NOT NULL,
	"document" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_updates" (
	"essay_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer NOT NULL,
	"update" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essay_updates_essay_id_seq_pk" PRIMARY KEY("essay_id","seq")
);
--> statement-breakpoint
CREATE TABLE "essay_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"seq" integer NOT NULL,
	"document" jsonb NOT NULL,
	"words" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"chat_id" uuid NOT NULL,
	"title" text DEFAULT 'Untitled Document' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essays_owner" UNIQUE("id","user_id"),
	CONSTRAINT "essays_chat" UNIQUE("chat_id")
);
--> statement-breakpoint
ALTER TABLE "essay_snapshots" ADD CONSTRAINT "essay_snapshots_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_updates" ADD CONSTRAINT "essay_updates_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_versions" ADD CONSTRAINT "essay_versions_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_chat_owner" FOREIGN KEY ("chat_id","user_id") REFERENCES "public"."chats"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essay_snapshots_user" ON "essay_snapshots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "essay_updates_user" ON "essay_updates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "essay_versions_user" ON "essay_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "essay_versions_essay" ON "essay_versions" USING btree ("essay_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "essays_list" ON "essays" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "essays_waiting" ON "essays" USING btree ("waiting","updated_at");--> statement-breakpoint
-- Counts essays in the text that an account stores, as migration 0021 does for other tables. Updates and versions are
-- never changed; a snapshot is.
DO $migration$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES
    ('essays', '500', NULL),
    ('essay_updates', '100 + octet_length({r}.update)', NULL),
    ('essay_snapshots', '200 + {r}.bytes', 'OLD.bytes <> NEW.bytes'),
    ('essay_versions', '200 + {r}.bytes', NULL)
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
  END LOOP;
END
$migration$;
