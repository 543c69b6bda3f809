CREATE TABLE "former_confirm_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"tour_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "one_letter_of_a_kind";--> statement-breakpoint
ALTER TABLE "tours" DROP CONSTRAINT "status_is_known";--> statement-breakpoint
ALTER TABLE "tours" DROP CONSTRAINT "is_decided_or_waits";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_tokens" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_confirm_links" ADD CONSTRAINT "former_confirm_links_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_confirm_links_by_tour" ON "former_confirm_links" USING btree ("tour_id");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "one_letter_of_a_kind" UNIQUE("topic","kind","round");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "is_cancelled_at_a_moment" CHECK (("tours"."status" = 'cancelled') = ("tours"."cancelled_at" is not null));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "status_is_known" CHECK ("tours"."status" in ('requested', 'accepted', 'declined', 'new_time_proposed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "is_decided_or_waits" CHECK ("tours"."status" = 'cancelled' or ("tours"."status" = 'requested') = ("tours"."decided_at" is null));