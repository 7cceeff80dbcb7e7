/** Up to which message a player has read a request; what was answered before counts as read. */
export const answersReadMigration = `
  ALTER TABLE requests ADD COLUMN read_message INTEGER NOT NULL DEFAULT 0;
  UPDATE requests SET read_message =
    COALESCE((SELECT MAX(id) FROM request_messages WHERE request_id = requests.id), 0);
`;
