ALTER TABLE "user_preferences" ALTER COLUMN "language" SET DEFAULT 'auto';--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "shown_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- No screen offered a choice before, so a stored 'en' is the former default.
UPDATE "user_preferences" SET "language" = 'auto' WHERE "language" = 'en';
