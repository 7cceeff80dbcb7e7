import type { LogHeader } from '../read/ndjson.ts';

/**
 * What is signed of an export's header: all that it says. JSON, so that no two headers are the same
 * text; and its first word makes it none of a receipt.
 */
export function headerText(header: LogHeader): string {
  const { sessionId, catalogue, firstSeq, exportedAt, lastSeq, underWay, lacksTold } = header;
  const fields = [sessionId, catalogue, firstSeq, exportedAt ?? null, lastSeq ?? null];
  const flags = [underWay ?? false, lacksTold ?? false];
  return JSON.stringify(['replaybook-header', 1, ...fields, ...flags]);
}
