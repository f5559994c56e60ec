CREATE TABLE "model_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"model" text NOT NULL,
	"work" text NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	CONSTRAINT "model_days_user_id_day_model_work_pk" PRIMARY KEY("user_id","day","model","work"),
	CONSTRAINT "model_days_not_negative" CHECK (least("model_days"."calls", "model_days"."input_tokens", "model_days"."output_tokens") >= 0)
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "model_prices" jsonb;--> statement-breakpoint
ALTER TABLE "model_days" ADD CONSTRAINT "model_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_days_day" ON "model_days" USING btree ("day");