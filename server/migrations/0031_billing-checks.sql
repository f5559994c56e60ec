CREATE TABLE "billing_mismatches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"about" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "card_warned_for" text;--> statement-breakpoint
ALTER TABLE "credit_runs" ADD COLUMN "returnable_words" integer;--> statement-breakpoint
ALTER TABLE "user_credits" ADD COLUMN "allowance" integer;