import { memo, type Ref, useMemo } from 'react';
import { type Area, areaOf, areas } from '../areas.ts';
import type { Recording } from '../recording/recording.ts';
import { texts } from '../texts.ts';
import { SearchField } from '../ui/field.tsx';
import css from './event-filter.module.css';
import type { EventFilter } from './filter.ts';

function areasOf({ events }: Recording): Area[] {
  const found = new Set<Area>();
  for (const { type } of events) found.add(areaOf(type));
  return areas.filter((area) => found.has(area));
}

export interface EventFilterBarProps {
  readonly recording: Recording;
  readonly filter: EventFilter;
  readonly onFilter: (filter: EventFilter) => void;
  readonly searchRef: Ref<HTMLInputElement>;
  /** How many events are shown, in words. */
  readonly shown: string;
}

interface AreasProps extends Pick<EventFilterBarProps, 'recording'> {
  readonly chosen: ReadonlySet<Area>;
  readonly onChoose: (chosen: ReadonlySet<Area>) => void;
}

const Areas = memo(({ recording, chosen, onChoose }: AreasProps) => {
  const present = useMemo(() => areasOf(recording), [recording]);
  const press = (area: Area) => {
    const next = new Set(chosen);
    if (!next.delete(area)) next.add(area);
    onChoose(next);
  };
  return (
    <fieldset className={css.areas}>
      <legend className="visually-hidden">{texts.events.areas}</legend>
      <button
        type="button"
        className={css.area}
        aria-pressed={chosen.size === 0}
        onClick={() => onChoose(new Set())}
      >
        {texts.events.all}
      </button>
      {present.map((area) => (
        <button
          key={area}
          type="button"
          className={css.area}
          data-area={area}
          aria-pressed={chosen.has(area)}
          onClick={() => press(area)}
        >
          <span className={css.dot} />
          {area}
        </button>
      ))}
    </fieldset>
  );
});

/** Narrows the list of events by words and areas. */
export function EventFilterBar(props: EventFilterBarProps) {
  const { recording, filter, onFilter, searchRef, shown } = props;
  return (
    <search className={css.bar}>
      <div className={css.line}>
        <SearchField
          label={texts.events.search}
          placeholder={texts.events.searchHint}
          inputRef={searchRef}
          value={filter.text}
          onText={(text) => onFilter({ ...filter, text })}
        />
        <span className={css.shown} role="status">
          {shown}
        </span>
      </div>
      <Areas
        recording={recording}
        chosen={filter.areas}
        onChoose={(areas) => onFilter({ ...filter, areas })}
      />
    </search>
  );
}
