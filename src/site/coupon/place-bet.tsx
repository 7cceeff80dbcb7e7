import { heldUntil, LIMIT_TYPE } from '../../domain/limits.ts';
import { underscored } from '../../kernel/underscored.ts';
import type { State } from '../../projections/state.ts';
import { type Host, useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { RefreshButton } from '../ui/controls/refresh-button.tsx';
import { formatMoney, formatMoneyText, formatTime } from '../ui/format/format.ts';
import { useClock } from '../ui/format/use-clock.ts';
import { Banner } from '../ui/notices/message.tsx';
import styles from './coupon-foot.module.css';
import { focusCoupon } from './keep-focus.ts';
import { type PlaceState, placeState } from './place-state.ts';
import { Rejection, useLegName } from './rejection.tsx';
import { ToLimits } from './to-limits.tsx';

/** The state in short, so that the button is drawn again only when it changes. */
const kindOf = (state: State): PlaceState['kind'] => placeState(state).kind;

function boundOf(state: State): number {
  const place = placeState(state);
  return 'bound' in place ? place.bound : 0;
}

/** Sends what stands on the screen now. */
function pressPlace(host: Host): void {
  const { coupon } = host.state();
  host.publish('coupon.placePressed', {
    shown: {
      coef: coupon.coef ?? '0',
      amount: coupon.stake,
      possibleWin: coupon.possibleWin ?? '0',
    },
  });
}

/** Coefficients that the player must agree to. */
function Changes() {
  const host = useHost('coupon');
  const name = useLegName();
  return (
    <>
      <Banner level="info">
        <p>
          <strong>{host.t('coupon_changed_title')}</strong>
        </p>
        {name !== null && <p>{host.t('coupon_leg_changed', { name })}</p>}
        <p>{host.t('coupon_changed_text')}</p>
      </Banner>
      <Button
        look="main"
        size="l"
        wide
        onClick={({ currentTarget }) => {
          focusCoupon(currentTarget);
          host.publish('coupon.changesAccepted', {});
        }}
      >
        {host.t('coupon_changes_accept')}
      </Button>
    </>
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
  'changed',
] as const satisfies readonly PlaceState['kind'][];

type Hinted = Exclude<PlaceState['kind'], (typeof silent)[number]>;

const isSilent = (kind: PlaceState['kind']): kind is (typeof silent)[number] =>
  silent.some((one) => one === kind);

/** What stands in the way, in words; nothing where the button says it all. */
function Hint({ kind }: { readonly kind: Hinted }) {
  const host = useHost('coupon');
  const iso = useHostState((state) => state.coupon.currency.iso);
  const bound = useHostState(boundOf);
  const clock = useClock();
  const end = useHostState(({ limits }) => heldUntil(limits.limits, LIMIT_TYPE.exclusion));
  const text =
    kind === 'excluded' && end !== null
      ? host.t('coupon_excluded_until', { until: formatTime(end * 1000, clock, 'zonedDate') })
      : host.t(`coupon_hint_${underscored(kind)}`, {
          bound: formatMoney(bound, iso, host.language()),
        });
  return (
    <p className={styles['hint']} data-kind={kind}>
      {text} {retried.has(kind) && <RefreshButton look="plain" size="s" />}
      {limited.has(kind) && <ToLimits />}
    </p>
  );
}

function PlaceButton({ kind }: { readonly kind: PlaceState['kind'] }) {
  const host = useHost('coupon');
  const stake = useHostState((state) => state.coupon.stake);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (kind === 'guest') {
    return (
      <Button look="main" size="l" wide data-opens="login" onClick={() => host.openModal('login')}>
        {host.t('coupon_sign_in')}
      </Button>
    );
  }
  const isUnderWay = kind === 'placing' || kind === 'checking' || kind === 'waiting';
  const money = formatMoneyText(stake, iso, host.language());
  return (
    <Button
      look="main"
      size="l"
      wide
      busy={isUnderWay}
      disabled={!isUnderWay && kind !== 'ready'}
      data-place-bet=""
      onClick={({ currentTarget }) => {
        // The button goes when the answer comes; whoever used the keyboard stays in the coupon.
        focusCoupon(currentTarget);
        pressPlace(host);
      }}
    >
      <span className="numbers">
        {Number(stake) > 0
          ? host.t('coupon_place_amount', { amount: money })
          : host.t('coupon_place')}
      </span>
    </Button>
  );
}

/** The button that places the bet, and all it has to say. */
export function PlaceBet() {
  const kind = useHostState(kindOf);
  return (
    <>
      <Rejection />
      {kind === 'changed' ? (
        <Changes />
      ) : (
        <>
          {!isSilent(kind) && <Hint kind={kind} />}
          <PlaceButton kind={kind} />
        </>
      )}
    </>
  );
}
