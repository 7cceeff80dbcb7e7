import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { AnyEvent } from '../events/catalogue.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { readPersonal, readPublic } from '../log/batch.ts';
import type { RawEvent } from '../log/columns.ts';
import { checkEvents } from '../log/decode.ts';
import { joinPersonal } from '../log/redact.ts';
import type { PersonalVault } from './personal-vault.ts';
import type { StoredBatch } from './stores/log-batch.ts';

/** Most bytes that one part of a batch may unpack to. */
const MOST_BYTES = 64 * 1024 * 1024;

const unpack = promisify(gunzip);

/**
 * Opens stored batches. Personal fields are put back where they are asked for and their person was
 * not erased; elsewhere the markers stay that the recorder left. Never throws: the error says why
 * the batch does not decode.
 */
export interface BatchReader {
  /** The events as they were recorded, in the catalogue of the batch. */
  read(batch: StoredBatch, personal: boolean): Promise<Result<readonly RawEvent[]>>;
}

export function createBatchReader(vault: PersonalVault): BatchReader {
  return {
    async read(batch, personal) {
      try {
        const events = readPublic(await unpack(batch.publicPart, { maxOutputLength: MOST_BYTES }), {
          firstSeq: batch.firstSeq,
          count: batch.count,
        });
        const sealed = personal ? vault.open(batch) : null;
        if (sealed === null) return ok(events);
        const rows = readPersonal(await unpack(sealed, { maxOutputLength: MOST_BYTES }));
        return ok(joinPersonal(events, rows));
      } catch (error) {
        return fail(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Events in today's catalogue, as far as they fit it, and the others as they were recorded. */
export interface LiftedEvents {
  readonly events: readonly AnyEvent[];
  /** All of them, in order. */
  readonly all: readonly RawEvent[];
}

export function lift(batch: StoredBatch, recorded: readonly RawEvent[]): LiftedEvents {
  const { events, problems } = checkEvents(recorded, batch.catalogue);
  if (problems.length === 0) return { events, all: events };
  const all: RawEvent[] = [...events, ...problems];
  return { events, all: all.sort((a, b) => a.seq - b.seq) };
}
