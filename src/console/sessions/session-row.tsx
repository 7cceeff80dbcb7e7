import type { ReactNode } from 'react';
import { sessionUrl } from '../address.ts';
import type { SessionItem } from '../api/sessions.ts';
import { countText, durationText } from '../format.ts';
import { verdictTexts } from '../problems/verdict-texts.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import { PageLink } from '../ui/link.tsx';
import { lengthOf } from './clock.ts';
import { ClaimedPlayers, ClockNote, ProvedPlayers, ReceivedAt } from './facts.tsx';
import css from './session-list.module.css';

const say = texts.sessions;

/** A value with its name for those who do not see the column it stands in. */
function Cell({ name, column, title, children }: CellProps) {
  return (
    <span className={css[name]} title={title}>
      <span className="visually-hidden">{`${say.columns[column]}: `}</span>
      {children}
    </span>
  );
}

interface CellProps {
  readonly name: string;
  readonly column: keyof typeof say.columns;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A session found: a press opens it. */
export function SessionRow({ item }: { readonly item: SessionItem }) {
  const { id, eventCount, missing, setAside, live, build } = item;
  const verdict = verdictTexts[item.verdict ?? 'unchecked'];
  const lost = missing > 0 || setAside > 0;
  return (
    <li>
      <PageLink to={sessionUrl(id)} className={css.row} data-session={id}>
        <Cell name="player" column="player">
          <ProvedPlayers item={item} />
          <ClaimedPlayers item={item} />
        </Cell>
        <span className={css.live}>{live && <Chip tone="live">{say.live}</Chip>}</span>
        <Cell name="start" column="start">
          <ReceivedAt item={item} />
          <ClockNote item={item} />
        </Cell>
        <Cell name="length" column="length">
          {durationText(lengthOf(item))}
        </Cell>
        <Cell name="events" column="events">
          {countText(eventCount)}
          <span className={css.unit}>{say.unit}</span>
        </Cell>
        <Cell name="missing" column="missing" title={say.missingTitle(missing, setAside)}>
          {lost ? <Chip tone="danger">{`−${countText(missing)}`}</Chip> : '–'}
        </Cell>
        <Cell name="device" column="device">
          {item.device ?? '–'}
        </Cell>
        <Cell name="build" column="build">
          {build ?? '–'}
        </Cell>
        <Cell name="verdict" column="verdict">
          <Chip tone={verdict.tone}>{verdict.short}</Chip>
        </Cell>
      </PageLink>
    </li>
  );
}
