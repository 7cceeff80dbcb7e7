import { holdsErased } from '../../kernel/privacy.ts';
import type { RawEvent } from '../../log/codec/columns.ts';
import {
  type AnnotatedEvent,
  formatBroken,
  formatEvent,
  formatGap,
} from '../../log/read/ndjson.ts';
import { sseMessage } from '../http/sse.ts';
import type { EventForm, OpenedFacts } from './chunk.ts';
import { cloudEvent } from './cloud-event.ts';

/** The event, and that it lacks something personal where it does. */
function told(event: RawEvent, { lacksPersonal }: OpenedFacts): AnnotatedEvent {
  return lacksPersonal && holdsErased(event.data) ? { ...event, lacks: 'personal' } : event;
}

/** The recording as it was made: whoever reads it lifts it to their own catalogue. */
const ndjson: EventForm = {
  isLifted: false,
  event: (event, batch) => formatEvent(told(event, batch)),
  gap: formatGap,
  broken: formatBroken,
};

/** Server-sent events of one session; the id is the seq. */
const session: EventForm = {
  isLifted: true,
  event(event, batch) {
    const data = formatEvent(told(event, batch)).trimEnd();
    return sseMessage({ id: String(event.seq), data });
  },
  gap(gap) {
    const id = String(gap.after + gap.missing);
    return sseMessage({ id, event: 'gap', data: JSON.stringify(gap) });
  },
  // Without an id: who comes again is told again.
  broken: (broken) => sseMessage({ event: 'broken', data: JSON.stringify(broken) }),
};

/** Server-sent CloudEvents of all sessions; the id is the reader's place with this event. */
const cloudEvents: EventForm = {
  isLifted: true,
  event(event, batch, facts) {
    const told = [event, ...facts].map((one, place) =>
      JSON.stringify(cloudEvent(batch, one, place)),
    );
    // The last of them has the place to come back to: who was cut off before is told all of them again.
    const { before, after } = batch.around;
    const id = { id: `${before}${event.seq}${after}` };
    return told
      .map((data, place) => sseMessage(place === facts.length ? { ...id, data } : { data }))
      .join('');
  },
  gap: (gap, { sessionId }) =>
    sseMessage({ event: 'gap', data: JSON.stringify({ session: sessionId, ...gap }) }),
  broken: (broken, { sessionId }) =>
    sseMessage({ event: 'broken', data: JSON.stringify({ session: sessionId, ...broken }) }),
};

/** How events go out. */
export const EVENT_FORMS = { ndjson, session, cloudEvents } as const;

export type FormName = keyof typeof EVENT_FORMS;
