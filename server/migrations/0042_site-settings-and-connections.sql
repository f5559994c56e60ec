CREATE TABLE "model_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"sealed_key" text DEFAULT '' NOT NULL,
	"models" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"support_email" text,
	"plans_on" boolean,
	"sign_ups_open" boolean,
	"chat_model" text,
	"rewriting_model" text,
	"title_model" text,
	"set_up_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1)
);

--> statement-breakpoint
-- A site that has accounts was set up before; its operators are not asked.
INSERT INTO "site_settings" ("id", "set_up_at") SELECT 1, now() WHERE EXISTS (SELECT 1 FROM "users");
