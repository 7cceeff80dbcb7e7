import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCurrentEvent, useSession, useShown } from '../session/context.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { useSize } from '../ui/use-size.ts';
import { openFrame } from './console-channel.ts';
import { type Fitted, fitted } from './fit.ts';
import type { Channel, ConsoleMessage } from './messages.ts';
import { useScrolling } from './scrolling.ts';
import css from './site-frame.module.css';

const FRAME_URL = '/console/frame';

interface FrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly channel: RefObject<Channel<ConsoleMessage> | null>;
  readonly fit: Fitted;
  /** The site could not be drawn after the event with this seq. */
  readonly onProblem: (seq: number) => void;
}

/** Each time the frame has loaded its page, that is given a channel of its own. */
function useChannel({ frame, channel, onProblem }: Omit<FrameProps, 'fit'>) {
  const session = useSession();
  const [isShowing, setShowing] = useState(false);
  useEffect(() => () => channel.current?.close(), [channel]);
  const connect = () => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    channel.current?.close();
    channel.current = openFrame(page, session, { onReady: () => setShowing(true), onProblem });
  };
  return { isShowing, connect };
}

function Frame({ fit, ...parts }: FrameProps) {
  const { isShowing, connect } = useChannel(parts);
  const { viewport, scale, shown } = fit;
  return (
    <div className={css.window} style={{ inlineSize: shown.width, blockSize: shown.height }}>
      {!isShowing && <p className={css.waiting}>{texts.screen.waiting}</p>}
      <iframe
        ref={parts.frame}
        src={FRAME_URL}
        sandbox="allow-scripts"
        title={texts.screen.frame}
        inert
        tabIndex={-1}
        onLoad={connect}
        className={css.frame}
        style={{
          inlineSize: viewport.width,
          blockSize: viewport.height,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Gives the site all the room, or takes it back. */
export interface Enlarging {
  readonly isLarge: boolean;
  readonly onLarge: () => void;
}

interface NotesProps {
  readonly fit: Fitted;
  readonly failed: boolean;
  readonly enlarging: Enlarging | null;
}

function Notes({ fit, failed, enlarging }: NotesProps) {
  const { state } = useShown();
  const { width, height } = fit.viewport;
  return (
    <div className={css.notes}>
      <span className={css.url}>{state.route.url}</span>
      {failed && <Chip tone="danger">{texts.screen.failed}</Chip>}
      {!state.session.visible && <Chip tone="accent">{texts.screen.hidden}</Chip>}
      {!state.session.online && <Chip tone="danger">{texts.screen.offline}</Chip>}
      <span className={css.size}>
        {texts.screen.size(width, height, Math.round(fit.scale * 100))}
      </span>
      {enlarging && (
        <ToolButton
          icon={enlarging.isLarge ? 'small' : 'large'}
          label={enlarging.isLarge ? texts.screen.small : texts.screen.large}
          hint="F"
          onClick={enlarging.onLarge}
        />
      )}
    </div>
  );
}

/** The site as the player saw it at the moment shown, scaled to fit. Nothing in it can be pressed. */
export function SiteFrame({ enlarging = null }: { readonly enlarging?: Enlarging | null }) {
  const { state } = useShown();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<Channel<ConsoleMessage>>(null);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const shownSeq = useCurrentEvent()?.seq;
  const room = useSize(stage);
  const fit = fitted(state.session.viewport, room);
  useScrolling({ stage, frame, channel, scale: fit.scale });
  const place = { role: 'group', tabIndex: 0, 'aria-label': texts.screen.scroll };
  return (
    <section className={css.pane} aria-label={texts.screen.label}>
      <Notes fit={fit} failed={failedAt === shownSeq} enlarging={enlarging} />
      <div ref={stage} {...place} className={css.stage}>
        <Frame frame={frame} channel={channel} fit={fit} onProblem={setFailedAt} />
      </div>
    </section>
  );
}
