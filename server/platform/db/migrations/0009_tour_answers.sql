ALTER TABLE "former_confirm_links" RENAME TO "buyer_links";--> statement-breakpoint
ALTER TABLE "buyer_links" RENAME CONSTRAINT "former_confirm_links_pkey" TO "buyer_links_pkey";--> statement-breakpoint
ALTER TABLE "buyer_links" RENAME CONSTRAINT "former_confirm_links_tour_id_tours_id_fk" TO "buyer_links_tour_id_tours_id_fk";--> statement-breakpoint
ALTER INDEX "former_confirm_links_by_tour" RENAME TO "buyer_links_by_tour";--> statement-breakpoint
ALTER TABLE "tours" DROP CONSTRAINT "status_is_known";--> statement-breakpoint
ALTER TABLE "tours" DROP CONSTRAINT "is_decided_or_waits";--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tours_by_status" ON "tours" USING btree ("status","proposed_at");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "status_is_known" CHECK ("tours"."status" in ('requested', 'accepted', 'declined', 'new_time_proposed', 'cancelled', 'expired', 'done'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "is_decided_or_waits" CHECK ("tours"."status" in ('cancelled', 'expired') or ("tours"."status" = 'requested') = ("tours"."decided_at" is null));--> statement-breakpoint
UPDATE "tours" SET "round" = "moves";