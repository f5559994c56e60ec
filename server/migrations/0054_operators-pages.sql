CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"tier" text,
	"invited_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" text,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_plans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"reason" text NOT NULL,
	"cycle" integer DEFAULT 1 NOT NULL,
	"next_refresh_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sign_ups" text;--> statement-breakpoint
UPDATE "site_settings" SET "sign_ups" = CASE WHEN "sign_ups_open" THEN 'open' ELSE 'closed' END WHERE "sign_ups_open" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sign_up_domains" text[];--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "public_pages" boolean;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "banner" jsonb;--> statement-breakpoint
ALTER TABLE "given_plans" ADD CONSTRAINT "given_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_created" ON "invitations" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "given_plans_refresh" ON "given_plans" USING btree ("next_refresh_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;