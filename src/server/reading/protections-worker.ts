import { parentPort } from 'node:worker_threads';
import { checkEvents } from '../../log/read/decode.ts';
import { protectionsCsvRow } from '../../replay/protections/csv.ts';
import { ProtectionFollower } from '../../replay/protections/protections.ts';
import { openBatch } from './open-batch.ts';
import type { ProtectionsMessage } from './protection-record.ts';

const follower = new ProtectionFollower();
let sessionId = '';

/** The rows of what a batch tells; none where it does not decode. */
function rowsOf({ batch }: Extract<ProtectionsMessage, { kind: 'batch' }>): string {
  try {
    const { events } = checkEvents(openBatch(batch), batch.catalogue);
    const entries = events.flatMap((event) => follower.take(event));
    return entries.map((entry) => protectionsCsvRow({ ...entry, sessionId })).join('');
  } catch {
    return '';
  }
}

function answerTo(message: ProtectionsMessage): string {
  if (message.kind === 'batch') return rowsOf(message);
  sessionId = message.sessionId;
  follower.begin();
  return '';
}

parentPort?.on('message', (message: ProtectionsMessage) =>
  parentPort?.postMessage(answerTo(message)),
);
