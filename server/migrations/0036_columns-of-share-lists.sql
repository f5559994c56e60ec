ALTER TABLE "chat_shares" ADD COLUMN "message_count" integer;--> statement-breakpoint
ALTER TABLE "check_shares" ADD COLUMN "opening" text;--> statement-breakpoint
UPDATE "chat_shares" SET "message_count" = jsonb_array_length("messages");--> statement-breakpoint
UPDATE "check_shares" SET "opening" = left("text", 300);--> statement-breakpoint
ALTER TABLE "chat_shares" ALTER COLUMN "message_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "check_shares" ALTER COLUMN "opening" SET NOT NULL;
