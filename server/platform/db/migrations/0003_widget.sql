CREATE TABLE "widget_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "widget_origins" (
	"key" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "widget_origins_key_origin_pk" PRIMARY KEY("key","origin"),
	CONSTRAINT "origin_is_one" CHECK ("widget_origins"."origin" = 'self' or "widget_origins"."origin" ~ '^https?://[^/?#@ ]+$')
);
--> statement-breakpoint
CREATE TABLE "widget_properties" (
	"key" text NOT NULL,
	"property_id" integer NOT NULL,
	CONSTRAINT "widget_properties_key_property_id_pk" PRIMARY KEY("key","property_id")
);
--> statement-breakpoint
ALTER TABLE "widget_origins" ADD CONSTRAINT "widget_origins_key_widget_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."widget_keys"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_properties" ADD CONSTRAINT "widget_properties_key_widget_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."widget_keys"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_properties" ADD CONSTRAINT "widget_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_origins_by_origin" ON "widget_origins" USING btree ("origin");