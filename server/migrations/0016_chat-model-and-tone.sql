ALTER TABLE "chats" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "tone" text;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "custom_instructions" text DEFAULT '' NOT NULL;