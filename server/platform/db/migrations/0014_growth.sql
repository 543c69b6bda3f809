CREATE INDEX IF NOT EXISTS "visitor_sessions_by_beginning" ON "visitor_sessions" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "conversations_by_session" ON "conversations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_notes_by_message" ON "lead_notes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_by_time" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "moved_addresses_by_property" ON "moved_addresses" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "letters_that_are_done" ON "letters" USING btree ("created_at") WHERE "letters"."status" in ('sent', 'given_up', 'digested');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tours_by_time" ON "tours" USING btree ("proposed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tours_by_buyer" ON "tours" USING btree (lower("buyer_email"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "widget_properties_by_property" ON "widget_properties" USING btree ("property_id");