-- Servers keep open listings in memory. Each change of what they show is announced with the listing's number, in the
-- transaction of the change; an empty text stands for every listing.
CREATE FUNCTION "announce_listing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('listing_changed', to_jsonb(OLD) ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('listing_changed', to_jsonb(NEW) ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "announce_every_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "properties_announce" AFTER INSERT OR UPDATE OR DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('id');--> statement-breakpoint
CREATE TRIGGER "property_images_announce" AFTER INSERT OR UPDATE OR DELETE ON "property_images" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('property_id');--> statement-breakpoint
CREATE TRIGGER "property_facts_announce" AFTER INSERT OR UPDATE OR DELETE ON "property_facts" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('property_id');--> statement-breakpoint
CREATE TRIGGER "price_history_announce" AFTER INSERT OR UPDATE OR DELETE ON "price_history" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('property_id');--> statement-breakpoint
CREATE TRIGGER "listing_hosts_announce" AFTER INSERT OR UPDATE OR DELETE ON "listing_hosts" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('property_id');--> statement-breakpoint
CREATE TRIGGER "seller_answers_announce" AFTER INSERT OR UPDATE OR DELETE ON "seller_answers" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('property_id');--> statement-breakpoint
CREATE TRIGGER "tour_hours_announce" AFTER INSERT OR UPDATE OR DELETE ON "tour_hours" FOR EACH ROW EXECUTE FUNCTION "announce_listing_change"('property_id');--> statement-breakpoint
CREATE TRIGGER "agents_announce" AFTER UPDATE OR DELETE ON "agents" FOR EACH STATEMENT EXECUTE FUNCTION "announce_every_listing"();--> statement-breakpoint
CREATE TRIGGER "properties_announce_truncate" AFTER TRUNCATE ON "properties" FOR EACH STATEMENT EXECUTE FUNCTION "announce_every_listing"();
