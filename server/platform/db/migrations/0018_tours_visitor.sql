ALTER TABLE "tours" ADD COLUMN "visitor" text;--> statement-breakpoint
CREATE INDEX "tours_by_visitor" ON "tours" USING btree ("visitor") WHERE "tours"."visitor" is not null;