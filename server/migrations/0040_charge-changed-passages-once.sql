CREATE TABLE "free_grants" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_result_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "free_result_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "free_result_days_not_negative" CHECK ("free_result_days"."words" >= 0)
);
--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "free_result_days" ADD CONSTRAINT "free_result_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD CONSTRAINT "humanized_texts_run_id_credit_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."credit_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_runs_charged" ON "credit_runs" USING btree ("user_id","input_digest") WHERE settled_words > 0;--> statement-breakpoint
CREATE INDEX "credit_runs_digests" ON "credit_runs" USING btree ("created_at") WHERE input_digest <> '';--> statement-breakpoint
CREATE INDEX "humanized_texts_run" ON "humanized_texts" USING btree ("run_id");