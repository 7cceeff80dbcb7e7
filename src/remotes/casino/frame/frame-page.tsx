import type { ReactNode } from 'react';
import { PLAY_MONEY_PART } from '../../../domain/casino/for-fun.ts';
import { FRAME_FAILURES } from '../../../domain/casino/frame.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { Banner, ErrorState } from '../../../site/ui/notices/message.tsx';
import { Skeleton } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Bounds } from '../table/bounds.tsx';
import { Folded } from '../table/folded.tsx';
import { Head } from '../table/head.tsx';
import { Standing } from '../table/standing.tsx';
import table from '../table/table.module.css';
import { useRefusalWords } from '../words/refusal-words.ts';
import styles from './frame.module.css';
import { GameFrame } from './game-frame.tsx';
import type { OutsideGame } from './outside-game.ts';
import { OutsideHistory } from './outside-history.tsx';

/** The choice whether the game is heard: the site tells the game, which has to do it. */
const SOUND = 'casino-sound';

/** Why nothing may be played, as far as the site knows; null where it may. */
function useStop(): string | null {
  const words = useRefusalWords();
  const rule = useHostState((state) => state.play.refusal(0)?.rule ?? null);
  const refusal = useHostState((state) => state.play).refusal(0);
  return rule === null || refusal === null ? null : words(refusal);
}

/** A guest has no account that could pay: what is played for play money says so. */
function ForGuests({ game }: { readonly game: OutsideGame }) {
  const host = useHost();
  const isForFun = useHostState((state) => state.frame.isForFun);
  return (
    <Banner level="info">
      <p>{host.t(game.hasDemo ? 'casino_demo' : 'casino_no_demo')}</p>
      <div className={table['ways']}>
        <Button size="s" onClick={() => host.openModal('login')}>
          {host.t('auth_sign_in')}
        </Button>
        {game.hasDemo && !isForFun && (
          <Button size="s" onClick={() => host.choose(PLAY_MONEY_PART, 'on')}>
            {host.t('casino_frame_for_fun')}
          </Button>
        )}
      </div>
    </Banner>
  );
}

/** What a player plays for, where the game has both, and the way to the other. */
function ForPlayers() {
  const host = useHost();
  const isForFun = useHostState((state) => state.frame.isForFun);
  const other = (
    <Button size="s" onClick={() => host.choose(PLAY_MONEY_PART, isForFun ? 'off' : 'on')}>
      {host.t(isForFun ? 'casino_frame_for_money' : 'casino_frame_for_fun')}
    </Button>
  );
  if (!isForFun) return <div>{other}</div>;
  return (
    <Banner level="info">
      <p>{host.t('casino_frame_demo')}</p>
      <div className={table['ways']}>{other}</div>
    </Banner>
  );
}

/** What to do about what the game says that it failed by: of a code that nobody knows, whom to tell it. */
function useFailureText(): string {
  const { t } = useHost();
  const code = useHostState((state) => state.frame.code);
  if (code === null) return t('casino_frame_failed_text');
  const known = FRAME_FAILURES.find((one) => one === code);
  return known ? t(`casino_frame_failed_${known}`) : t('casino_frame_failed_code', { code });
}

/** What went wrong, what to do about it, what that means for money, and the way on. */
function Closed() {
  const { t } = useHost();
  const isSilent = useHostState((state) => state.frame.why === 'silent');
  const text = useFailureText();
  return (
    <ErrorState
      icon="plug"
      title={t(isSilent ? 'casino_frame_silent' : 'casino_frame_failed')}
      text={text}
    >
      <RefreshButton />
      <ButtonLink route="casinoLobby">{t('casino_casino_lobby_title')}</ButtonLink>
    </ErrorState>
  );
}

/** Stands over a game that was to pause and does not say that it did. */
function Cover({ children }: { readonly children: ReactNode }) {
  const { t } = useHost();
  return (
    <div className={styles['cover']} data-cover="">
      <strong>{t('casino_frame_paused')}</strong>
      <p>{children}</p>
    </div>
  );
}

/** The game in its place, with whatever keeps it from being played. */
function Stage({ game }: { readonly game: OutsideGame }) {
  const { t } = useHost();
  const status = useHostState((state) => state.frame.status);
  const pause = useHostState((state) => state.frame.pause);
  const opened = useHostState(({ frame }) => `${frame.isDemo} ${frame.opened.since}`);
  const stop = useStop();
  if (status === 'closed') return <Closed />;
  const isShown = status === 'open' || status === 'ready';
  return (
    <>
      <div role="status" className={table['said']}>
        {stop !== null && pause !== 'covered' && <Banner level="info">{stop}</Banner>}
      </div>
      {isShown && (
        <div className={styles['stage']} data-frame={status}>
          <GameFrame key={opened} game={game} />
          {pause === 'covered' && <Cover>{stop ?? t('casino_no_reality_check')}</Cover>}
        </div>
      )}
      {!isShown && stop === null && (
        <div className={styles['stage']}>
          <span className="visually-hidden" role="status">
            {t('main_loading')}
          </span>
          <Skeleton shape="block" height="100%" />
        </div>
      )}
    </>
  );
}

function Sound() {
  const host = useHost();
  const isMuted = useHostState((state) => state.page.choice(SOUND) !== 'on');
  return (
    <Button
      size="s"
      aria-pressed={isMuted}
      onClick={() => host.choose(SOUND, isMuted ? 'on' : 'off')}
    >
      {host.t('casino_frame_mute')}
    </Button>
  );
}

/** The page of a game that another provider runs: in a frame of its own, for the money that is here. */
export function FramePage({ game }: { readonly game: OutsideGame }) {
  const { t } = useHost();
  const isGuest = useHostState((state) => state.session.status === 'guest');
  const opened = useHostState((state) => state.frame.opened);
  const isDemo = useHostState((state) => state.frame.isDemo);
  const isForFun = useHostState((state) => state.frame.isForFun);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  const isOpen = useHostState(({ frame }) => frame.status === 'open' || frame.status === 'ready');
  return (
    <div className={table['page']} data-game={game.engine}>
      <Head game={game} />
      {isGuest && <ForGuests game={game} />}
      {isPlayer && game.hasDemo && <ForPlayers />}
      {(!isGuest || (game.hasDemo && isForFun)) && <Stage game={game} />}
      {isOpen && (
        <>
          {!isDemo && <Standing opened={opened} />}
          <div>
            <Sound />
          </div>
        </>
      )}
      <div className={table['parts']}>
        <Folded part="casino-rules" title={t('casino_rules')}>
          <p>{t('casino_frame_about', { provider: game.outside.name })}</p>
          <Bounds game={game} />
        </Folded>
        <Folded part="casino-history" title={t('casino_history')}>
          <p>{t(isGuest ? 'casino_history_guest' : 'casino_frame_rounds')}</p>
          <OutsideHistory />
        </Folded>
      </div>
    </div>
  );
}
