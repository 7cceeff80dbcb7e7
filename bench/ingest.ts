/** How many recorded events a second does the started server take in for good? */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createWriteKey } from '../src/site/ports/surroundings.ts';
import { type CutBatch, cutBatches } from './ingest/batches.ts';
import { startLogService } from './ingest/upload.ts';
import { readRecording, withRecording } from './support/recording.ts';
import { report } from './support/report.ts';
import { median } from './support/stats.ts';
import { answer, contestant, givenFile, takeTurns } from './support/turns.ts';

const BATCH = 500;
const BATCHES = 40;
/** Sessions that upload at the same time, each batch after the one before. */
const SESSIONS = 16;
const WARM = 4;
const ROUNDS = 5;

const events = BATCH * BATCHES * SESSIONS;

/** Events a second from first send to last acknowledgement. */
async function service(cut: readonly CutBatch[]): Promise<number> {
  const log = await startLogService(SESSIONS);
  const run = async (batches: readonly CutBatch[]): Promise<void> => {
    const uploads = Array.from({ length: SESSIONS }, async () => {
      const writeKey = createWriteKey(crypto);
      for (const { batch } of batches) await log.send(writeKey, batch);
    });
    await Promise.all(uploads);
  };
  await run(cut.slice(0, WARM));
  const start = performance.now();
  await run(cut);
  const seconds = (performance.now() - start) / 1000;
  await log.stop();
  return events / seconds;
}

/** The least that durability takes: one file, one writer, the disk's word after every batch. */
async function append(cut: readonly CutBatch[], bytesOf: (one: CutBatch) => Uint8Array) {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-bench-'));
  const file = await open(path.join(folder, 'log'), 'a');
  const write = async (one: CutBatch): Promise<void> => {
    await file.appendFile(bytesOf(one));
    await file.datasync();
  };
  for (const one of cut.slice(0, WARM)) await write(one);
  const start = performance.now();
  for (let session = 0; session < SESSIONS; session += 1) for (const one of cut) await write(one);
  const seconds = (performance.now() - start) / 1000;
  await file.close();
  await rm(folder, { recursive: true });
  return events / seconds;
}

const lines = ({ events: list }: CutBatch): Uint8Array =>
  Buffer.from(list.map((event) => `${JSON.stringify(event)}\n`).join(''));

const contestants = {
  'log service': service,
  'append + fdatasync': (cut) => append(cut, ({ batch }) => batch.body),
  'append + fdatasync of NDJSON': (cut) => append(cut, lines),
} satisfies Record<string, (cut: readonly CutBatch[]) => Promise<number>>;

type Name = keyof typeof contestants;

async function measure(name: Name): Promise<number> {
  return contestants[name](await cutBatches(readRecording(givenFile()), BATCH));
}

async function main(): Promise<void> {
  const names = Object.keys(contestants) as Name[];
  const results = await withRecording(BATCH * BATCHES, (file) =>
    takeTurns<Name, number>(import.meta.filename, names, ROUNDS, file),
  );
  const rate = (name: Name) => median(results[name]);
  const beside = (name: Name) => ({
    what: 'events stored for good',
    unit: 'events/s' as const,
    better: 'more' as const,
    ours: rate('log service'),
    peer: { name, value: rate(name) },
  });
  report(
    'Durable ingest over HTTP',
    `${SESSIONS} sessions upload ${BATCHES} batches of ${BATCH} events each to the whole server in another process (SQLite, every batch on the disk before its answer, indexed meanwhile), on the same cores. The peer appends the same batches to a file, one after the other, without network, judgement or index. Wall time, median of ${ROUNDS}.`,
    [{ ...beside('append + fdatasync'), atLeast: 0.5 }, beside('append + fdatasync of NDJSON')],
  );
}

const name = contestant();
if (name === null) await main();
else answer(await measure(name as Name));
