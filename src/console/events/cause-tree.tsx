import { useMemo } from 'react';
import type { AnyEvent } from '../../events/catalogue.ts';
import { durationText } from '../format.ts';
import { useRecording, useSession } from '../session/context.ts';
import { texts } from '../texts.ts';
import { Shape } from '../ui/icons.tsx';
import css from './cause-tree.module.css';
import { type CauseRow, type CauseTree, causeTree, effectsOf } from './causes.ts';
import { EventType } from './event-row.tsx';
import { summaryOf } from './summary.ts';

const INDENT = 14;
const DEEPEST_SHOWN = 8;

interface CauseLineProps {
  readonly row: CauseRow;
  /** Milliseconds after the event looked at; less than 0 for what came before. */
  readonly after: number;
  readonly onGo: (seq: number) => void;
}

function CauseLine({ row, after, onGo }: CauseLineProps) {
  const { event, depth, relation } = row;
  const offset = after === 0 ? '' : `${after < 0 ? '−' : '+'}${durationText(Math.abs(after))}`;
  return (
    <li style={{ paddingInlineStart: Math.min(depth, DEEPEST_SHOWN) * INDENT }}>
      <button
        type="button"
        className={css.line}
        aria-current={relation === 'self' || undefined}
        data-relation={relation}
        onClick={() => onGo(event.seq)}
      >
        <span className={css.branch}>{depth > 0 && <Shape name="branch" size={12} />}</span>
        <span className={css.seq}>{`#${event.seq}`}</span>
        <EventType event={event} />
        <span className={css.summary}>{summaryOf(event)}</span>
        <span className={css.after}>{offset}</span>
      </button>
    </li>
  );
}

function Note({ tree }: { readonly tree: CauseTree }) {
  if (tree.lostCause !== null) {
    return <p className={css.note}>{texts.event.lost(tree.lostCause)}</p>;
  }
  const [first] = tree.rows;
  if (first?.relation === 'self' && tree.rows.length === 1) {
    return <p className={css.note}>{texts.event.outside}</p>;
  }
  return null;
}

/** From the first cause of an event down to what it led to; a press goes there. */
export function CauseTreeView({ event }: { readonly event: AnyEvent }) {
  const recording = useRecording();
  const { goTo } = useSession();
  const { events } = recording;
  const effects = useMemo(() => effectsOf(recording.events), [recording]);
  const tree = useMemo(() => causeTree(events, effects, event), [events, effects, event]);
  return (
    <div className={css.tree}>
      <ul aria-label={texts.event.causes}>
        {tree.rows.map((row) => (
          <CauseLine key={row.event.seq} row={row} after={row.event.at - event.at} onGo={goTo} />
        ))}
      </ul>
      {tree.more > 0 && <p className={css.note}>{texts.event.more(tree.more)}</p>}
      <Note tree={tree} />
    </div>
  );
}
