ALTER TABLE "open_questions" ADD COLUMN "shown_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Open pages are told of what the owner answers and decides. Each change is announced with the number of the conversation
-- that it belongs to, in the transaction of the change.
CREATE FUNCTION "announce_conversation_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('conversation_changed', NEW.conversation_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "open_questions_announce" AFTER UPDATE ON "open_questions" FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer) EXECUTE FUNCTION "announce_conversation_change"();--> statement-breakpoint
CREATE TRIGGER "tours_announce" AFTER UPDATE ON "tours" FOR EACH ROW WHEN (NEW.conversation_id IS NOT NULL AND (OLD.status, OLD.proposed_at, OLD.new_time) IS DISTINCT FROM (NEW.status, NEW.proposed_at, NEW.new_time)) EXECUTE FUNCTION "announce_conversation_change"();
