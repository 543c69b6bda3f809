ALTER TABLE "tours" ADD COLUMN "kind" text DEFAULT 'in_person' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "buyer_phone" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "buyer_note" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_request_id_unique" UNIQUE("request_id");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tour_kind_is_known" CHECK ("tours"."kind" in ('in_person', 'video'));