CREATE TABLE "listing_hosts" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"license" text,
	"phone" text,
	"email" text,
	"about" text,
	"named_at_gate" boolean DEFAULT false NOT NULL,
	CONSTRAINT "host_role_is_known" CHECK ("listing_hosts"."role" in ('agent', 'owner', 'manager'))
);
--> statement-breakpoint
ALTER TABLE "listing_hosts" ADD CONSTRAINT "listing_hosts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;