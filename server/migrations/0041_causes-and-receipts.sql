ALTER TABLE "user_subscriptions" ADD COLUMN "receipted_invoice" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "refunded_cents" integer;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "tier" text;