import { useMemo } from 'react';
import { catalogue } from '../../events/catalogue.ts';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { clockText, durationText, instantText, positionText } from '../format.ts';
import { useCurrentEvent, useMoment, useRecording } from '../session/context.ts';
import { texts } from '../texts.ts';
import { TreeView } from '../tree/tree-view.tsx';
import section from '../ui/section.module.css';
import { CauseTreeView } from './cause-tree.tsx';
import css from './event-panel.module.css';
import { EventType } from './event-row.tsx';

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly title?: string;
}

function Fact({ name, value, title }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={title}>{value}</dd>
    </div>
  );
}

function Facts() {
  const { events } = useRecording();
  const count = useMoment((moment) => moment.count);
  const event = events[count - 1];
  if (!event) return null;
  const since = event.at - (events[0]?.at ?? event.at);
  const before = event.at - (events[count - 2]?.at ?? event.at);
  return (
    <dl className={css.facts}>
      <Fact name={texts.event.seq} value={String(event.seq)} />
      <Fact name={texts.event.time} value={clockText(event.at)} title={instantText(event.at)} />
      <Fact name={texts.event.since} value={positionText(since)} />
      <Fact name={texts.event.before} value={durationText(before)} />
    </dl>
  );
}

/** The current event: what it is, what led to it and what it led to, and its data. */
export function EventPanel() {
  const event = useCurrentEvent();
  const data = useMemo(() => event?.data ?? {}, [event]);
  if (!event) return <EmptyState icon="clock" title={texts.event.nothing} />;
  const isEmpty = Object.keys(data).length === 0;
  return (
    <div className={css.panel}>
      <h2 className={css.title}>
        <EventType event={event} />
      </h2>
      <p className={css.about}>{catalogue[event.type].about}</p>
      <Facts />
      <h3 className={section.heading}>{texts.event.causes}</h3>
      <CauseTreeView event={event} />
      <h3 className={section.heading}>{texts.event.data}</h3>
      {isEmpty ? (
        <p className={section.none}>{texts.event.noData}</p>
      ) : (
        <div className={`${section.data} ${css.data}`}>
          <TreeView label={texts.event.data} value={data} openLevels={2} />
        </div>
      )}
    </div>
  );
}
