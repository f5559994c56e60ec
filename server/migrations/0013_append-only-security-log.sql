CREATE FUNCTION refuse_security_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'security_events is append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_security_event_change();
