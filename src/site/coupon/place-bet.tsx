import type { State } from '../../projections/state.ts';
import { type Host, useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { formatMoney, formatMoneyText } from '../ui/format.ts';
import { Banner } from '../ui/message.tsx';
import { RefreshButton } from '../ui/refresh-button.tsx';
import styles from './coupon-foot.module.css';
import { focusCoupon } from './keep-focus.ts';
import { type PlaceState, placeState } from './place-state.ts';

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

const openLogin = (host: Host): void =>
  host.publish('modal.opened', { id: 'login', kind: 'login' });

/** Why the last bet was not taken. */
function Rejection() {
  const host = useHost();
  const placing = useHostState((state) => state.coupon.placing);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (placing.status !== 'rejected') return null;
  const bound = placing.bound === null ? '' : formatMoney(placing.bound, iso, host.language());
  const key = `coupon_reason_${placing.reason.replaceAll('-', '_')}`;
  return (
    <Banner level="error">
      <p>
        <strong>{host.t('coupon_rejected_title')}</strong>
      </p>
      <p>{host.t(bound === '' ? key : `${key}_bound`, { bound })}</p>
    </Banner>
  );
}

/** Coefficients that the player must agree to. */
function Changes() {
  const host = useHost();
  return (
    <>
      <Banner level="info">
        <p>
          <strong>{host.t('coupon_changed_title')}</strong>
        </p>
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

const retried: ReadonlySet<string> = new Set(['limits-unreachable', 'no-account']);

/** What stands in the way, in words; nothing where the button says it all. */
function Hint({ kind }: { readonly kind: PlaceState['kind'] }) {
  const host = useHost();
  const iso = useHostState((state) => state.coupon.currency.iso);
  const bound = useHostState(boundOf);
  const text = host.t(`coupon_hint_${kind.replaceAll('-', '_')}`, {
    bound: formatMoney(bound, iso, host.language()),
  });
  return (
    <p className={styles['hint']} data-kind={kind}>
      {text} {retried.has(kind) && <RefreshButton look="plain" size="s" />}
    </p>
  );
}

const silent: ReadonlySet<string> = new Set(['ready', 'placing', 'guest', 'checking', 'waiting']);

function PlaceButton({ kind }: { readonly kind: PlaceState['kind'] }) {
  const host = useHost();
  const stake = useHostState((state) => state.coupon.stake);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (kind === 'guest') {
    return (
      <Button look="main" size="l" wide onClick={() => openLogin(host)}>
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
          {!silent.has(kind) && <Hint kind={kind} />}
          <PlaceButton kind={kind} />
        </>
      )}
    </>
  );
}
