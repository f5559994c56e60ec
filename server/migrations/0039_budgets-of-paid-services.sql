CREATE TABLE "service_days" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"owner" text NOT NULL,
	"user_id" text,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "service_days_not_negative" CHECK ("service_days"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_days_owner" ON "service_days" USING btree ("service","owner","day");--> statement-breakpoint
CREATE INDEX "service_days_user" ON "service_days" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_days_day" ON "service_days" USING btree ("day");