CREATE TABLE "token_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "token_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "token_days_not_negative" CHECK ("token_days"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tokens" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "token_days" ADD CONSTRAINT "token_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_entries_user" ON "token_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "token_entries_day" ON "token_entries" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "token_entries_once" ON "token_entries" USING btree ("run_id",("kind" = 'reserve'));--> statement-breakpoint
CREATE FUNCTION refuse_token_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'token_entries is append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER token_entries_append_only BEFORE UPDATE ON "token_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_token_entry_change();
