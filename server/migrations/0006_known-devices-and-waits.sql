DROP TABLE "rate_limits" CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "throttles" ADD COLUMN "blocked_until" timestamp (3) with time zone;