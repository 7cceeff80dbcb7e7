/** Where the server makes the record of a player's protection, as a table: their own without `user`. */
export const PROTECTION_RECORD = '/log-api/v1/protections';
