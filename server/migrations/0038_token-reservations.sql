CREATE TABLE "token_reservations" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "token_reservations" ADD CONSTRAINT "token_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_reservations_user" ON "token_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_reservations_expires" ON "token_reservations" USING btree ("expires_at");
--> statement-breakpoint
INSERT INTO "token_reservations" ("run_id", "user_id", "day", "tokens", "expires_at")
SELECT e."run_id", e."user_id", e."day", e."tokens", now() + interval '15 minutes'
FROM "token_entries" e
WHERE e."kind" = 'reserve' AND e."day" >= (now() at time zone 'utc')::date - 1
  AND NOT EXISTS (SELECT FROM "token_entries" n WHERE n."run_id" = e."run_id" AND n."kind" <> 'reserve');
