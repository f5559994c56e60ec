DROP INDEX "security_events_user";--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","seq" DESC NULLS LAST);