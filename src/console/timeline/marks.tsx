import { memo, useMemo } from 'react';
import { useMoment, useRecording } from '../session/context.ts';
import { barsOf, histogramOf } from './histogram.ts';
import { type Marker, ticksOf } from './markers.ts';
import css from './timeline.module.css';

const BUCKETS = 320;

function BarsOfRecording() {
  const recording = useRecording();
  const playback = useMoment((moment) => moment.playback);
  const bars = useMemo(
    () => barsOf(histogramOf(recording.events, playback, BUCKETS)),
    [recording, playback],
  );
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${BUCKETS} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ area, path }) => (
        <path key={area} data-area={area} d={path} className={css.bar} />
      ))}
    </svg>
  );
}

/** How many events of which area there are, all along. */
export const Bars = memo(BarsOfRecording);

function MarksOfRecording({ markers }: { readonly markers: readonly Marker[] }) {
  const playback = useMoment((moment) => moment.playback);
  const { duration, skips } = playback;
  const ticks = useMemo(() => ticksOf(markers, playback, BUCKETS), [markers, playback]);
  const percent = (time: number) => `${duration === 0 ? 0 : (time / duration) * 100}%`;
  return (
    <>
      {skips.map(({ from, to }) => (
        <i
          key={from}
          className={css.skip}
          style={{ left: percent(from), inlineSize: percent(to - from) }}
        />
      ))}
      {ticks.map(({ kind, share }) => (
        <i
          key={`${kind} ${share}`}
          className={css.tick}
          data-kind={kind}
          style={{ left: `${share * 100}%` }}
        />
      ))}
    </>
  );
}

/** Stretches that are skipped, and ticks for what is worth going to. */
export const Marks = memo(MarksOfRecording);
