CREATE TABLE "chat_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_folders" ADD CONSTRAINT "chat_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_folders_user" ON "chat_folders" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_folder_id_chat_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."chat_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin (to_tsvector('simple', left("text", 100000))) WHERE status <> 'streaming' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "chats_pinned" ON "chats" USING btree ("user_id","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "chats_folder" ON "chats" USING btree ("folder_id") WHERE folder_id is not null;--> statement-breakpoint
CREATE INDEX "chats_title_words" ON "chats" USING gin (to_tsvector('simple', "title"));