CREATE TABLE "study_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"set_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"prompt" text NOT NULL,
	"answer" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"due" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"scheduled_days" integer DEFAULT 0 NOT NULL,
	"learning_steps" integer DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"last_review" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_cards_owner" UNIQUE("id","user_id")
);
--> statement-breakpoint
CREATE TABLE "study_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"card_id" uuid NOT NULL,
	"grade" integer NOT NULL,
	"before" jsonb NOT NULL,
	"version" integer NOT NULL,
	"took_ms" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "study_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"essay_id" uuid,
	"maker" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_sets_owner" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_set_owner" FOREIGN KEY ("set_id","user_id") REFERENCES "public"."study_sets"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reviews" ADD CONSTRAINT "study_reviews_card_owner" FOREIGN KEY ("card_id","user_id") REFERENCES "public"."study_cards"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sets" ADD CONSTRAINT "study_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_cards_set" ON "study_cards" USING btree ("set_id","position");--> statement-breakpoint
CREATE INDEX "study_cards_due" ON "study_cards" USING btree ("user_id","state","due");--> statement-breakpoint
CREATE INDEX "study_reviews_card" ON "study_reviews" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "study_reviews_user" ON "study_reviews" USING btree ("user_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "study_sets_list" ON "study_sets" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- Counts study sets and their cards in the text that an account stores, as migration 0021 does for other texts.
DO $migration$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES
    ('study_sets', '200 + octet_length({r}.text)', NULL),
    ('study_cards',
      '400 + octet_length({r}.prompt) + octet_length({r}.answer) + octet_length({r}.source) + octet_length({r}.options::text)',
      'OLD.prompt IS DISTINCT FROM NEW.prompt OR OLD.answer IS DISTINCT FROM NEW.answer
        OR OLD.options IS DISTINCT FROM NEW.options'),
    ('study_reviews', '400', NULL)
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
