import { memo } from 'react';
import type { AnyEvent } from '../../events/catalogue.ts';
import { areaOf } from '../areas.ts';
import { positionText } from '../format.ts';
import { texts } from '../texts.ts';
import css from './event-row.module.css';
import { isTrouble, summaryOf } from './summary.ts';

/** Height of a row, in CSS pixels. */
export const EVENT_ROW = 26;

/** Id of a row's element. */
export function eventRowId(seq: number): string {
  return `event-${seq}`;
}

/** An event's type, its area in the area's colour. */
export function EventType({ event }: { readonly event: AnyEvent }) {
  const area = areaOf(event.type);
  return (
    <span className={css.type} data-area={area}>
      <span className={css.area}>{area}.</span>
      {event.type.slice(area.length + 1)}
    </span>
  );
}

export interface EventRowProps {
  readonly event: AnyEvent;
  /** Milliseconds since the start of the recording. */
  readonly since: number;
  readonly isCurrent: boolean;
  /** Has not happened yet at the moment shown. */
  readonly isAhead: boolean;
  /** Events missing just before this one. */
  readonly missing: number;
  /** Place among the rows, from 1, and how many there are. */
  readonly place: number;
  readonly rows: number;
  readonly onPress: (seq: number) => void;
}

function Row(props: EventRowProps) {
  const { event, since, isCurrent, isAhead, missing, place, rows, onPress } = props;
  const item = {
    role: 'option',
    'aria-selected': isCurrent,
    'aria-posinset': place,
    'aria-setsize': rows,
    onClick: () => onPress(event.seq),
  };
  return (
    <div
      id={eventRowId(event.seq)}
      {...item}
      className={css.row}
      data-seq={event.seq}
      data-ahead={isAhead || undefined}
      data-area={areaOf(event.type)}
      data-root={isFromOutside(event) || undefined}
    >
      <span className={css.seq}>{event.seq}</span>
      <span className={css.time}>{positionText(since)}</span>
      <EventType event={event} />
      {missing > 0 && (
        <span className={css.gap} title={texts.events.gap(missing)}>
          {`−${missing}`}
        </span>
      )}
      <span className={css.summary} data-trouble={isTrouble(event) || undefined}>
        {summaryOf(event)}
      </span>
    </div>
  );
}

/** What the player, the page or another tab did. That a timer went off is nobody's deed. */
function isFromOutside({ cause, type }: AnyEvent): boolean {
  return cause === undefined && type !== 'timer.elapsed';
}

/** One event in the list. */
export const EventRow = memo(Row);
