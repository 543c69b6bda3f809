ALTER TABLE "properties" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "automated_valuation" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_by_address_key" ON "properties" USING btree ("address_key");