CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letter_status_is_known";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "caused_by" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "conversation_id" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_being_answered" ON "conversations" USING btree ("answering_until") WHERE "conversations"."answering_until" is not null;--> statement-breakpoint
CREATE INDEX "letters_held" ON "letters" USING btree ("recipient","created_at") WHERE "letters"."status" = 'held';--> statement-breakpoint
CREATE INDEX "letters_by_recipient" ON "letters" USING btree ("recipient","kind","created_at");--> statement-breakpoint
CREATE INDEX "tours_by_conversation" ON "tours" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "tours_by_creation" ON "tours" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_confirm_hash_unique" UNIQUE("confirm_hash");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "held_letter_has_its_blocks" CHECK (("letters"."status" = 'held') = ("letters"."blocks" is not null));--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letter_status_is_known" CHECK ("letters"."status" in ('queued', 'sent', 'given_up', 'held', 'digested'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "confirmed_keeps_its_time" CHECK ("tours"."confirmed_at" is null or "tours"."held_until" is null);