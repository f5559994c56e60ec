ALTER TABLE "humanized_texts" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD COLUMN "result" jsonb;