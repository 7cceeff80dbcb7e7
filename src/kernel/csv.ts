/** A field of a table: quoted where it has to be, and never a formula to a spreadsheet. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A line of a table for spreadsheets (RFC 4180), with the end that it has there. */
export const csvRow = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;
