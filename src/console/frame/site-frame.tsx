import { type RefObject, useRef, useState } from 'react';
import { useSession, useShown } from '../session/context.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { useSize } from '../ui/use-size.ts';
import { type Fitted, fitted } from './fit.ts';
import { useScrolling } from './scrolling.ts';
import css from './site-frame.module.css';
import { frameSource } from './source.ts';

const FRAME_URL = '/console/frame';

/** The seq at which the site could not be drawn, until another moment is shown. */
function useFailure() {
  const session = useSession();
  const [failedAt, setFailedAt] = useState(-1);
  const onFailure = () => setFailedAt(session.player.moment.get().count);
  return { failedAt, onFailure };
}

interface FrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly fit: Fitted;
  readonly onFailure: () => void;
}

function Frame({ frame, fit, onFailure }: FrameProps) {
  const session = useSession();
  const [isShowing, setShowing] = useState(false);
  const connect = () => {
    const face = frame.current?.contentWindow?.replayFrame;
    if (!face) return;
    face.show(frameSource(session, onFailure));
    setShowing(true);
  };
  const { viewport, scale, shown } = fit;
  return (
    <div className={css.window} style={{ inlineSize: shown.width, blockSize: shown.height }}>
      {!isShowing && <p className={css.waiting}>{texts.screen.waiting}</p>}
      <iframe
        ref={frame}
        src={FRAME_URL}
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
  const { count, state } = useShown();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { failedAt, onFailure } = useFailure();
  const room = useSize(stage);
  const fit = fitted(state.session.viewport, room);
  useScrolling(stage, frame, fit.scale);
  const place = { role: 'group', tabIndex: 0, 'aria-label': texts.screen.scroll };
  return (
    <section className={css.pane} aria-label={texts.screen.label}>
      <Notes fit={fit} failed={failedAt === count} enlarging={enlarging} />
      <div ref={stage} {...place} className={css.stage}>
        <Frame frame={frame} fit={fit} onFailure={onFailure} />
      </div>
    </section>
  );
}
