-- Tokens were kept as they are; from here on only their hashes are, so everybody signs in once more.
DELETE FROM "sessions";--> statement-breakpoint
DELETE FROM "verifications";
