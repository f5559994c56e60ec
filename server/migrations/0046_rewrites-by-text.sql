ALTER TABLE "humanized_texts" ADD COLUMN "text_digest" text;--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD COLUMN "is_repeat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "humanized_texts_digest" ON "humanized_texts" USING btree ("user_id","text_digest") WHERE text_digest is not null;--> statement-breakpoint
CREATE INDEX "humanized_texts_digests" ON "humanized_texts" USING btree ("created_at") WHERE text_digest is not null;