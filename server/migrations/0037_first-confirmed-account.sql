CREATE TABLE "first_confirmed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_confirmed_once" CHECK ("first_confirmed"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "first_confirmed" ADD CONSTRAINT "first_confirmed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
INSERT INTO "first_confirmed" ("user_id")
SELECT id FROM "users" WHERE email_verified ORDER BY created_at, id LIMIT 1;
--> statement-breakpoint
CREATE FUNCTION note_first_confirmed() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO first_confirmed (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$body$;
--> statement-breakpoint
CREATE TRIGGER note_first_confirmed AFTER INSERT OR UPDATE OF email_verified ON "users"
  FOR EACH ROW WHEN (NEW.email_verified) EXECUTE FUNCTION note_first_confirmed();
