/**
 * A lock (37) that is set anew while it holds has held since its first start: what it kept from coming
 * in that time does not come for the new one.
 */
export const lockMigration = `
  CREATE TRIGGER limits_lock_goes_on AFTER UPDATE OF started_at ON limits
    WHEN NEW.type = 37 AND OLD.state = 'ACTIVE' AND NEW.state = 'ACTIVE'
      AND OLD.started_at < NEW.started_at
      AND (OLD.ends_at IS NULL OR OLD.ends_at > NEW.started_at)
    BEGIN
      UPDATE limits SET started_at = OLD.started_at WHERE user_id = NEW.user_id AND type = NEW.type;
    END;
`;
