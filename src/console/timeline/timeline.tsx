import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { endOf, TAIL_AT_RISK_MS } from '../../log/record/farewell.ts';
import { positionText } from '../format.ts';
import { countAt } from '../player/playback.ts';
import { useMoment, useRecording, useSession } from '../session/context.ts';
import { goesOn } from '../session/session.ts';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { type Marker, markerNear } from './markers.ts';
import { Bars, Marks } from './marks.tsx';
import css from './timeline.module.css';

/** A press so near to a marker means the marker, in CSS pixels. */
const REACH = 5;

interface Pointed {
  /** Share of the whole. */
  readonly share: number;
  readonly marker: Marker | null;
}

/** What a pointer points at. */
function usePointing(markers: readonly Marker[]) {
  const { player } = useSession();
  return (event: PointerEvent<HTMLElement>): Pointed => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const { playback } = player.moment.get();
    const share = width === 0 ? 0 : Math.max(0, Math.min(1, (event.clientX - left) / width));
    const reach = width === 0 ? 0 : (REACH / width) * playback.duration;
    const marker = markerNear(markers, playback, share * playback.duration, reach);
    return { share, marker };
  };
}

function Playhead() {
  const { player } = useSession();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Every frame of playback moves it: React has no part in that.
    const move = (): void => {
      const { time, playback } = player.moment.get();
      const share = playback.duration === 0 ? 0 : time / playback.duration;
      if (line.current) line.current.style.left = `${share * 100}%`;
    };
    move();
    return player.moment.subscribe(move);
  }, [player]);
  return <div ref={line} className={css.playhead} />;
}

function Tip({ pointed }: { readonly pointed: Pointed }) {
  const { events } = useRecording();
  const playback = useMoment((moment) => moment.playback);
  const { share, marker } = pointed;
  const time = share * playback.duration;
  const event = marker ? events[marker.index] : events[countAt(playback, time) - 1];
  return (
    <div
      className={css.tip}
      style={{ left: `${share * 100}%` }}
      data-end={share > 0.5 || undefined}
    >
      <strong>{positionText((event?.at ?? 0) - (events[0]?.at ?? 0))}</strong>
      {marker ? `${texts.player.markers[marker.kind]}: ${marker.label}` : event?.type}
    </div>
  );
}

/** Where a recording ends that nobody said goodbye in: the last moments may be missing. */
function Ending() {
  const session = useSession();
  const { events } = useRecording();
  const isAll = useStore(session.live, (live) => !goesOn(live));
  const isRead = useStore(session.loading, ({ status }) => status === 'ready');
  const end = isAll && isRead ? endOf(events) : null;
  if (!end || end.farewell) return null;
  const at = positionText(end.at - (events[0]?.at ?? 0));
  return <p className={css.ending}>{texts.problems.noFarewell(at, TAIL_AT_RISK_MS)}</p>;
}

/** What a slider says of itself: the place, and what happened there. */
function useSlider() {
  const { events } = useRecording();
  const count = useMoment((moment) => moment.count);
  const event = events[count - 1];
  const position = positionText((event?.at ?? 0) - (events[0]?.at ?? 0));
  const valueText = event ? texts.player.at(position, event.seq, event.type) : '';
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': texts.player.timeline,
    'aria-valuemin': 0,
    'aria-valuemax': events.length,
    'aria-valuenow': count,
    'aria-valuetext': valueText,
  };
}

/** The whole session at a glance; a press or a drag goes there. */
export function Timeline({ markers }: { readonly markers: readonly Marker[] }) {
  const { player } = useSession();
  const pointing = usePointing(markers);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const slider = useSlider();
  const go = ({ share, marker }: Pointed) => {
    if (marker) player.goTo(marker.index + 1);
    else player.seek(share * player.moment.get().playback.duration);
  };
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      go(pointing(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const next = pointing(event);
      setPointed(next);
      if (event.buttons === 1) go({ ...next, marker: null });
    },
    onPointerLeave: () => setPointed(null),
  };
  return (
    <>
      <div {...slider} {...pointer} className={css.timeline}>
        <Bars />
        <Marks markers={markers} />
        <Playhead />
        {pointed && <Tip pointed={pointed} />}
      </div>
      <Ending />
    </>
  );
}
