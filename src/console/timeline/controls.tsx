import type { ReactNode } from 'react';
import { clockText, durationText, positionText } from '../format.ts';
import { speeds } from '../player/moment.ts';
import { clockAt, skipAt } from '../player/playback.ts';
import { useMoment, useRecording, useSession } from '../session/context.ts';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { Check } from '../ui/field.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import css from './controls.module.css';
import { type Marker, nextMarker } from './markers.ts';

const say = texts.player;

function PlayButton() {
  const { player } = useSession();
  const isPlaying = useMoment((moment) => moment.playing);
  return (
    <ToolButton
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? say.pause : say.play}
      hint="Space"
      main
      onClick={player.toggle}
    />
  );
}

function Steps({
  markers,
  children,
}: {
  readonly markers: readonly Marker[];
  children: ReactNode;
}) {
  const { player, goToEnd } = useSession();
  const { events } = useRecording();
  const count = useMoment((moment) => moment.count);
  const before = nextMarker(markers, count - 1, -1);
  const after = nextMarker(markers, count - 1, 1);
  const go = (to: number) => () => player.goTo(to);
  const isFirst = count <= 1;
  const isLast = count >= events.length;
  const toBefore = { disabled: !before, onClick: go((before?.index ?? 0) + 1), hint: 'Shift Left' };
  const toAfter = { disabled: !after, onClick: go((after?.index ?? 0) + 1), hint: 'Shift Right' };
  return (
    <div className={css.steps}>
      <ToolButton icon="start" label={say.start} hint="Home" onClick={go(1)} disabled={isFirst} />
      <ToolButton icon="markerBack" label={say.markerBack} {...toBefore} />
      <ToolButton
        icon="back"
        label={say.back}
        hint="Left"
        onClick={go(count - 1)}
        disabled={isFirst}
      />
      {children}
      <ToolButton
        icon="ahead"
        label={say.ahead}
        hint="Right"
        onClick={go(count + 1)}
        disabled={isLast}
      />
      <ToolButton icon="markerAhead" label={say.markerAhead} {...toAfter} />
      <ToolButton icon="end" label={say.end} hint="End" onClick={goToEnd} disabled={isLast} />
    </div>
  );
}

function Speed() {
  const { player } = useSession();
  const speed = useMoment((moment) => moment.speed);
  return (
    <select
      className={css.speed}
      aria-label={say.speed}
      title={`${say.speed} ([ ])`}
      value={speed}
      onChange={({ target }) => {
        const chosen = speeds.find((one) => String(one) === target.value);
        if (chosen !== undefined) player.setSpeed(chosen);
      }}
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {`${one}×`}
        </option>
      ))}
    </select>
  );
}

/** Where playback stands: in the session, by the player's clock, and among the events. */
function Position() {
  const { events } = useRecording();
  const { count, time, playback, playing } = useMoment((moment) => moment);
  const start = events[0]?.at ?? 0;
  const end = events.at(-1)?.at ?? start;
  const clock = clockAt(playback, events, time);
  const skip = playing ? skipAt(playback, time) : null;
  const event = events[count - 1];
  return (
    <div className={css.position}>
      <span className={css.clock}>
        <strong>{positionText(clock - start)}</strong>
        <span className={css.whole}>{` / ${positionText(end - start)}`}</span>
      </span>
      <span className={css.wall}>{event ? clockText(clock) : ''}</span>
      <span className={css.count}>
        {skip
          ? say.skipping(durationText(skip.real))
          : event && say.event(event.seq, events.at(-1)?.seq ?? 0)}
      </span>
    </div>
  );
}

function Live() {
  const { live, player } = useSession();
  const status = useStore(live, (value) => value);
  const isFollowing = useMoment((moment) => moment.following);
  if (status === 'off') return null;
  return (
    <button
      type="button"
      className={css.live}
      data-status={status}
      aria-pressed={isFollowing}
      title={`${say.liveTitle} (L)`}
      onClick={() => player.follow(!isFollowing)}
    >
      {texts.session.liveStatus[status]}
    </button>
  );
}

/** Everything playback is steered by. */
export function Controls({ markers }: { readonly markers: readonly Marker[] }) {
  const { player } = useSession();
  const skipQuiet = useMoment((moment) => moment.skipQuiet);
  return (
    <div className={css.controls}>
      <Steps markers={markers}>
        <PlayButton />
      </Steps>
      <Position />
      <div className={css.options}>
        <Live />
        <Check label={say.skip} checked={skipQuiet} onChange={player.setSkipQuiet} />
        <Speed />
      </div>
    </div>
  );
}
