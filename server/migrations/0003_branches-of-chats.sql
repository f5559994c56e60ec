ALTER TABLE "chat_messages" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "memory_from" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "leaf_id" uuid;--> statement-breakpoint
CREATE INDEX "chat_messages_parent" ON "chat_messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "chat_messages_deleted" ON "chat_messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_rating" CHECK ("chat_messages"."rating" in (-1, 1));