import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { countText } from '../format.ts';
import type { Recording } from '../recording/recording.ts';
import { useMoment, useRecording, useSession } from '../session/context.ts';
import { texts } from '../texts.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { EventFilterBar } from './event-filter.tsx';
import css from './event-list.module.css';
import { EVENT_ROW, EventRow, eventRowId } from './event-row.tsx';
import { rowAt } from './filter.ts';
import { everyEvent, useEventSearch } from './use-event-search.ts';

/** How many events are missing just before the one at this place. */
function missingBefore({ events, header }: Recording, index: number): number {
  const event = events[index];
  const before = events[index - 1]?.seq ?? (header?.firstSeq ?? 0) - 1;
  return event ? Math.max(0, event.seq - before - 1) : 0;
}

/** The row an arrow key leads to; null for another key. */
function nextRow(key: string, row: number, rows: number): number | null {
  const page = 20;
  if (key === 'ArrowDown') return Math.min(rows - 1, row + 1);
  if (key === 'ArrowUp') return Math.max(0, row - 1);
  if (key === 'PageDown') return Math.min(rows - 1, row + page);
  if (key === 'PageUp') return Math.max(0, row - page);
  return null;
}

interface RowsProps {
  readonly recording: Recording;
  readonly places: Uint32Array;
}

function Rows({ recording, places }: RowsProps) {
  const { player, goTo } = useSession();
  const count = useMoment((moment) => moment.count);
  const { events } = recording;
  const row = rowAt(places, count - 1);
  const current = events[places[row] ?? -1];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextRow(event.key, row, places.length);
    const place = next === null ? undefined : places[next];
    if (place === undefined) return;
    event.preventDefault();
    player.goTo(place + 1);
  };
  return (
    <VirtualList
      label={texts.events.label}
      role="listbox"
      count={places.length}
      rowHeight={EVENT_ROW}
      shown={row}
      active={current && eventRowId(current.seq)}
      onKeyDown={onKeyDown}
    >
      {(index) => {
        const place = places[index] ?? 0;
        const event = events[place];
        if (!event) return null;
        const since = event.at - (events[0]?.at ?? 0);
        const flags = { isCurrent: place === count - 1, isAhead: place >= count };
        const among = { place: index + 1, rows: places.length };
        const missing = missingBefore(recording, place);
        const rest = { event, since, missing, onPress: goTo, ...among };
        return <EventRow key={event.seq} {...rest} {...flags} />;
      }}
    </VirtualList>
  );
}

/** Every event of the session, the current one always in view. */
export function EventList({ searchRef }: { readonly searchRef: Ref<HTMLInputElement> }) {
  const recording = useRecording();
  const { filter, setFilter, places } = useEventSearch(recording);
  const all = recording.events.length;
  const shown = texts.events.shown(countText(places.length), countText(all));
  return (
    <section className={css.pane} aria-label={texts.events.label}>
      <EventFilterBar {...{ recording, filter, searchRef, shown }} onFilter={setFilter} />
      {all > 0 && places.length === 0 ? (
        <EmptyState icon="search" title={texts.events.nothing} text={texts.events.nothingText}>
          <Button size="s" onClick={() => setFilter(everyEvent)}>
            {texts.events.reset}
          </Button>
        </EmptyState>
      ) : (
        <Rows recording={recording} places={places} />
      )}
    </section>
  );
}
