import * as v from 'valibot';
import { catalogue, isEventType } from '../../events/catalogue.ts';
import { dialogOf } from '../../events/dialogs.ts';
import type { RawEvent } from '../../log/codec/columns.ts';
import type { StoredBatch } from '../stores/log-batch.ts';

/** An event in the form of CloudEvents 1.0, JSON format. */
export interface CloudEvent {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  /** What the browser's clock said. */
  readonly time?: string;
  /** When the collector received it, by its own clock: the extension "Recorded Time". */
  readonly recordedtime: string;
  /** Who was signed in when it was received: proved. Whom an event names stands in `data` alone. */
  readonly subject?: string;
  readonly datacontenttype: 'application/json';
  /** Names the type and the version of its shape, where this build knows the type. */
  readonly dataschema?: string;
  readonly replaybookseq: number;
  readonly replaybookcause?: number;
  /** Of an opened dialog: its name for counters, which stays when its id or kind does not. */
  readonly replaybookdialog?: string;
  readonly data: unknown;
}

/** RFC 3339, or nothing for a clock that cannot be right. */
function timeOf(at: number): string | null {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : null;
}

function schemaOf(type: string) {
  if (!isEventType(type)) return {};
  return { dataschema: `urn:replaybook:event:${type}:${catalogue[type].version}` };
}

/** An older recording may hold a kind that has no row now. */
function dialogIn({ type, data }: RawEvent) {
  if (type !== 'modal.opened') return {};
  const opened = v.safeParse(catalogue['modal.opened'].data, data);
  const row = opened.success ? dialogOf(opened.output) : null;
  return row === null ? {} : { replaybookdialog: row.analytics };
}

/** How a batch came: what the collector knows of each event in it. */
type Receipt = Pick<StoredBatch, 'sessionId' | 'userId' | 'receivedAt'>;

/**
 * A recorded event for analytics; `place` counts what is told at its seq: from 1 on the facts that an
 * older log has in it.
 */
export function cloudEvent(
  { sessionId, userId, receivedAt }: Receipt,
  event: RawEvent,
  place = 0,
): CloudEvent {
  const time = timeOf(event.at);
  return {
    specversion: '1.0',
    id: `${sessionId}/${event.seq}${place === 0 ? '' : `.${place}`}`,
    source: `/sessions/${sessionId}`,
    type: `replaybook.${event.type}`,
    ...(time === null ? {} : { time }),
    recordedtime: new Date(receivedAt).toISOString(),
    ...(userId === null ? {} : { subject: userId }),
    datacontenttype: 'application/json',
    ...schemaOf(event.type),
    replaybookseq: event.seq,
    ...(event.cause === undefined ? {} : { replaybookcause: event.cause }),
    ...dialogIn(event),
    data: event.data,
  };
}
