import { isVirtualGame } from '../../../domain/line/sports.ts';
import { underscored } from '../../../kernel/underscored.ts';
import type { State } from '../../../projections/state.ts';
import { type Host, useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RefreshButton } from '../../ui/controls/refresh-button.tsx';
import { formatMoney, formatMoneyText, formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { Banner } from '../../ui/notices/message.tsx';
import styles from '../parts/foot.module.css';
import { focusCoupon } from '../parts/keep-focus.ts';
import { useLockedText, WaysOut } from './locked.tsx';
import { type PlaceState, placeState } from './place-state.ts';
import { Rejection, useLegName } from './rejection.tsx';
import { ToLimits } from './to-limits.tsx';

/** The state in short, so that the button is drawn again only when it changes. */
const kindOf = (state: State): PlaceState['kind'] => placeState(state).kind;

function boundOf(state: State): number {
  const place = placeState(state);
  return 'bound' in place ? place.bound : 0;
}

/** When what keeps the player from betting is over, in epoch seconds; null where nobody can say. */
function endOf(state: State): number | null {
  const place = placeState(state);
  return place.kind === 'excluded' ? (place.until ?? null) : null;
}

/** Sends what stands on the screen now; changed coefficients are agreed to with it. */
function pressPlace(host: Host, kind: PlaceState['kind']): void {
  const { coef } = host.state().coupon;
  if (kind === 'changed') host.publish('coupon.changesAccepted', coef === null ? {} : { coef });
  // They may have moved on since they were drawn: then the player is asked about those.
  if (kind === 'changed' && placeState(host.state()).kind === 'changed') return;
  const { coupon } = host.state();
  host.publish('coupon.placePressed', {
    shown: {
      coef: coupon.coef ?? '0',
      amount: coupon.stake,
      possibleWin: coupon.possibleWin ?? '0',
    },
  });
}

/** The bet was not taken, as a coefficient had changed on its way. */
function Changes() {
  const host = useHost('coupon');
  const name = useLegName();
  return (
    <Banner level="info">
      <p>
        <strong>{host.t('coupon_changed_title')}</strong>
      </p>
      {name !== null && <p>{host.t('coupon_leg_changed', { name })}</p>}
      <p>{host.t('coupon_changed_text')}</p>
    </Banner>
  );
}

/** What the limits have to do with: the way to them stands beside it. */
const limited: ReadonlySet<string> = new Set(['excluded', 'limit-missing', 'limit-reached']);

const retried: ReadonlySet<string> = new Set(['limits-unreachable', 'no-account']);

/** What the button says by itself, or the coupon around it. */
const silent = [
  'ready',
  'placing',
  'guest',
  'checking',
  'waiting',
  'accepted',
  'empty',
] as const satisfies readonly PlaceState['kind'][];

type Hinted = Exclude<PlaceState['kind'], (typeof silent)[number]>;

const isSilent = (kind: PlaceState['kind']): kind is (typeof silent)[number] =>
  silent.some((one) => one === kind);

/** Id of what stands in the way, for the field that it may be about. */
export const HINT_ID = 'coupon-hint';

/** What stands in the way, in words; nothing where the button says it all. */
function Hint({ kind }: { readonly kind: Hinted }) {
  const host = useHost('coupon');
  const iso = useHostState((state) => state.coupon.currency.iso);
  const bound = useHostState(boundOf);
  const clock = useClock();
  const locked = useLockedText();
  const end = useHostState(endOf);
  const textOf = (): string | null => {
    if (kind === 'locked') return locked;
    if (kind === 'excluded' && end !== null) {
      return host.t('coupon_excluded_until', { until: formatTime(end * 1000, clock, 'zonedDate') });
    }
    return host.t(`coupon_hint_${underscored(kind)}`, {
      bound: formatMoney(bound, iso, host.language()),
    });
  };
  return (
    <p className={styles['hint']} data-kind={kind}>
      {textOf()} {retried.has(kind) && <RefreshButton look="plain" size="s" />}
      {limited.has(kind) && <ToLimits />}
    </p>
  );
}

function PlaceButton({ kind }: { readonly kind: PlaceState['kind'] }) {
  const host = useHost('coupon');
  const stake = useHostState((state) => state.coupon.stake);
  const iso = useHostState((state) => state.coupon.currency.iso);
  const isEditing = useHostState((state) => state.coupon.edited !== null);
  if (kind === 'guest') {
    return (
      <Button look="main" size="l" wide data-opens="login" onClick={() => host.openModal('login')}>
        {host.t('coupon_sign_in')}
      </Button>
    );
  }
  const isUnderWay = kind === 'placing' || kind === 'checking' || kind === 'waiting';
  const amount = formatMoneyText(stake, iso, host.language());
  const usual = isEditing ? 'coupon_place_edit' : 'coupon_place_amount';
  const key = kind === 'changed' ? 'coupon_place_changed' : usual;
  const label = Number(stake) > 0 ? host.t(key, { amount }) : host.t('coupon_place');
  return (
    <Button
      look="main"
      size="l"
      wide
      busy={isUnderWay}
      disabled={!isUnderWay && kind !== 'ready' && kind !== 'changed'}
      data-place-bet=""
      onClick={({ currentTarget }) => {
        // The button goes when the answer comes; whoever used the keyboard stays in the coupon.
        focusCoupon(currentTarget);
        pressPlace(host, kind);
      }}
    >
      <span className="numbers">{label}</span>
    </Button>
  );
}

const isJudgedAgain = ({ coupon: { placing, bets } }: State): boolean =>
  placing.status === 'placing' &&
  bets.some(({ market, game }) => market.isLive && !isVirtualGame(game.id));

/** Why a live bet takes a while. Below the button, which stays where it is. */
function LiveDelay() {
  const { t } = useHost('coupon');
  const isShown = useHostState(isJudgedAgain);
  return isShown ? <p className={styles['hint']}>{t('coupon_live_delay')}</p> : null;
}

/** The button that places the bet, and all it has to say. */
export function PlaceBet() {
  const kind = useHostState(kindOf);
  const isReturned = useHostState((state) => state.coupon.placing.status === 'changed');
  const isSaid = isSilent(kind) || (isReturned && kind === 'changed');
  return (
    <>
      <Rejection />
      {isReturned && <Changes />}
      {/* It stands there before: what comes together with its text is not read out. */}
      <div id={HINT_ID} className={styles['said']} role="status">
        {!isSaid && <Hint kind={kind} />}
      </div>
      {kind === 'locked' && <WaysOut />}
      <PlaceButton kind={kind} />
      <LiveDelay />
    </>
  );
}
