CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"key_id" uuid,
	"kind" text NOT NULL,
	"choices" jsonb NOT NULL,
	"name" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"words" integer NOT NULL,
	"characters" integer NOT NULL,
	"charged" integer DEFAULT 0 NOT NULL,
	"webhook" text,
	"webhook_state" text,
	"lease_id" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_jobs_rows" CHECK ("bulk_jobs"."done" + "bulk_jobs"."failed" <= "bulk_jobs"."total")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" jsonb,
	"result" jsonb
);
--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_jobs_user" ON "bulk_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_jobs_expiry" ON "bulk_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_rows_position" ON "bulk_rows" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "bulk_rows_user" ON "bulk_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulk_rows_waiting" ON "bulk_rows" USING btree ("job_id","position") WHERE state = 'waiting';