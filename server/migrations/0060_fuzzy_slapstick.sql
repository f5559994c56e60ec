CREATE TABLE "file_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_export_chunks" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_export_chunks" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "chat_files" ADD COLUMN "file_key" text;--> statement-breakpoint
CREATE INDEX "file_deletions_due" ON "file_deletions" USING btree ("due_at");