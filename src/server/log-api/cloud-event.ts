import { catalogue, isEventType } from '../../events/catalogue.ts';
import type { RawEvent } from '../../log/columns.ts';

/** An event in the form of CloudEvents 1.0, JSON format. */
export interface CloudEvent {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly time?: string;
  readonly subject?: string;
  readonly datacontenttype: 'application/json';
  /** Names the type and the version of its shape, where this build knows the type. */
  readonly dataschema?: string;
  readonly replaybookseq: number;
  readonly replaybookcause?: number;
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

/** A recorded event for analytics. `userId` is who was signed in when it was received. */
export function cloudEvent(sessionId: string, userId: string | null, event: RawEvent): CloudEvent {
  const time = timeOf(event.at);
  return {
    specversion: '1.0',
    id: `${sessionId}/${event.seq}`,
    source: `/sessions/${sessionId}`,
    type: `replaybook.${event.type}`,
    ...(time === null ? {} : { time }),
    ...(userId === null ? {} : { subject: userId }),
    datacontenttype: 'application/json',
    ...schemaOf(event.type),
    replaybookseq: event.seq,
    ...(event.cause === undefined ? {} : { replaybookcause: event.cause }),
    data: event.data,
  };
}
