CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"stripe_customer_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment_deliveries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"kind" text NOT NULL,
	"customer" text,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "stripe_subscription_id" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "billing" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "words_override" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "subscribed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "period_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "period_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "unpaid_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "granted_cycle" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "granted_words" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "last_refresh_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "next_refresh_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "billing_events_state" ON "billing_events" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "local_payment_deliveries_due" ON "local_payment_deliveries" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "local_payment_objects_kind" ON "local_payment_objects" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "local_payment_objects_customer" ON "local_payment_objects" USING btree ("customer","kind");--> statement-breakpoint
CREATE INDEX "user_subscriptions_refresh" ON "user_subscriptions" USING btree ("next_refresh_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reason" ON "credit_entries" USING btree ("user_id","reason");