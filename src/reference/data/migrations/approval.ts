/**
 * Every looser limit on money is approved when its time comes (A1). What came of itself before stays
 * as it came; what still waits, waits for that as well. Times in milliseconds.
 */
export const approvalMigration = `
  UPDATE limit_changes SET confirmed_again = 1
  WHERE type IN (1, 2, 3, 10, 11, 12, 20, 21, 22) AND due_at > unixepoch() * 1000;
`;
