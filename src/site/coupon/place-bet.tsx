import { underscored } from '../../kernel/underscored.ts';
import type { Rejection as Reason } from '../../projections/coupon/state.ts';
import type { State } from '../../projections/state.ts';
import { type Host, useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { RefreshButton } from '../ui/controls/refresh-button.tsx';
import { formatMoney, formatMoneyText } from '../ui/format/format.ts';
import { PageLink } from '../ui/links/link.tsx';
import { Banner } from '../ui/notices/message.tsx';
import styles from './coupon-foot.module.css';
import { focusCoupon } from './keep-focus.ts';
import { type PlaceState, placeState } from './place-state.ts';
import { useCloseDrawer } from './use-close-drawer.ts';

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

/** Reasons that may come with the bound they are about. */
const bounded = [
  'amount-too-low',
  'amount-too-high',
  'not-enough-money',
  'limit-reached',
] as const satisfies readonly Reason[];

/** Why a bet was not taken, in words; `bound` is null where the server said none. */
function reasonOf({ t }: Host<'main' | 'coupon'>, reason: Reason, bound: string | null): string {
  const known = bounded.find((one) => one === reason);
  return bound === null || known === undefined
    ? t(`coupon_reason_${underscored(reason)}`)
    : t(`coupon_reason_${underscored(known)}_bound`, { bound });
}

/** Why the last bet was not taken. */
function Rejection() {
  const host = useHost('coupon');
  const placing = useHostState((state) => state.coupon.placing);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (placing.status !== 'rejected') return null;
  const { reason, bound } = placing;
  const money = bound === null ? null : formatMoney(bound, iso, host.language());
  return (
    <Banner level="error">
      <p>
        <strong>{host.t('coupon_rejected_title')}</strong>
      </p>
      <p>{reasonOf(host, reason, money)}</p>
    </Banner>
  );
}

/** Coefficients that the player must agree to. */
function Changes() {
  const host = useHost('coupon');
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

function ToLimits() {
  const host = useHost();
  return (
    <PageLink route="officeResponsible" onClick={useCloseDrawer()}>
      {host.t('main_menu_limits')}
    </PageLink>
  );
}

/** What stands in the way, in words; nothing where the button says it all. */
function Hint({ kind }: { readonly kind: Hinted }) {
  const host = useHost('coupon');
  const iso = useHostState((state) => state.coupon.currency.iso);
  const bound = useHostState(boundOf);
  const text = host.t(`coupon_hint_${underscored(kind)}`, {
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
