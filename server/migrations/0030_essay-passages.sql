CREATE TABLE "essay_passages" (
	"essay_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "essay_passages_essay_id_number_pk" PRIMARY KEY("essay_id","number")
);
--> statement-breakpoint
ALTER TABLE "essay_passages" ADD CONSTRAINT "essay_passages_owner" FOREIGN KEY ("essay_id","user_id") REFERENCES "public"."essays"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essay_passages_user" ON "essay_passages" USING btree ("user_id");--> statement-breakpoint
-- The words of a passage as the search finds them; see migration 0020.
ALTER TABLE "essay_passages" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(user_id, text)) STORED;--> statement-breakpoint
CREATE INDEX "essay_passages_words" ON "essay_passages" USING gin ("words");--> statement-breakpoint
-- Essays that were compacted before have no passages. The compaction of quiet essays makes them.
UPDATE "essays" SET "waiting" = 1 WHERE "waiting" = 0 AND "seq" > 0;
