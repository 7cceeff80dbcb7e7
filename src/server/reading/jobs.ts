import type { RawEvent } from '../../log/codec/columns.ts';
import { factsOfBefore } from '../../replay/facts-of-before.ts';
import type { BatchIndex } from '../stores/log-session.ts';
import { type AroundSeq, type Chunk, writeChunk } from './chunk.ts';
import { EVENT_FORMS, type FormName } from './forms.ts';
import { batchIndex } from './index/batch-index.ts';
import { liftEvents, openBatch, openPersonal, openPublic } from './open-batch.ts';
import type { PackedBatch } from './packed-batch.ts';

/** What a reader thread is asked. */
export type ReadJob =
  | { readonly kind: 'index'; readonly batch: PackedBatch }
  | {
      readonly kind: 'chunk';
      readonly batch: PackedBatch;
      readonly form: FormName;
      readonly from: number;
      readonly to: number;
      readonly around?: AroundSeq;
    };

export type ReadAnswer<K extends ReadJob['kind']> = { index: BatchIndex; chunk: Chunk }[K];

const SEQ_ALONE: AroundSeq = { before: '', after: '' };

interface Opened {
  readonly key: string;
  readonly events: readonly RawEvent[];
  /** By seq: what an event tells of as today's events would. */
  readonly facts: ReadonlyMap<number, readonly RawEvent[]>;
}

/** The events of a batch in today's catalogue. */
function lifted(batch: PackedBatch, recorded: readonly RawEvent[]): Omit<Opened, 'key'> {
  const { events, all } = liftEvents(batch.catalogue, recorded);
  const factsOf = factsOfBefore(batch.catalogue);
  const facts = events.map((event) => [event.seq, factsOf(event)] as const);
  return { events: all, facts: new Map(facts.filter(([, told]) => told.length > 0)) };
}

/**
 * Does jobs one after another. A batch that does not fit into one chunk is asked for again with the
 * next seq, so the one opened last is remembered.
 */
export function createJobs(): (job: ReadJob) => BatchIndex | Chunk {
  let last: Opened | null = null;

  const opened = (batch: PackedBatch, form: FormName): Opened => {
    const { isLifted } = EVENT_FORMS[form];
    const key = `${batch.position} ${isLifted} ${batch.personalPart !== null}`;
    if (last?.key === key) return last;
    last = null;
    const recorded = openBatch(batch);
    last = {
      key,
      ...(isLifted ? lifted(batch, recorded) : { events: recorded, facts: new Map() }),
    };
    return last;
  };

  return (job) => {
    const { batch } = job;
    if (job.kind === 'index') {
      // The personal part is opened to see that it can be, and for what it says of the device.
      const rows = openPersonal(batch);
      return batchIndex(batch, liftEvents(batch.catalogue, openPublic(batch)), rows);
    }
    const form = EVENT_FORMS[job.form];
    const { events, facts } = opened(batch, job.form);
    const told = { ...batch, around: job.around ?? SEQ_ALONE };
    return writeChunk(events, job, (event) => form.event(event, told, facts.get(event.seq) ?? []));
  };
}
