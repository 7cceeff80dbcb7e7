import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { minorUnitsOf } from '../../../../domain/money/currency.ts';
import { shortAmount } from '../../../../site/ui/format/amount-text.ts';
import { useHost } from '../../host.ts';
import { multiplierText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import type { Chip } from './chips.ts';
import styles from './roulette.module.css';
import { colourOf, returnOf, SPOTS, type Spot, TRACKS } from './spots.ts';
import { useSpotName } from './use-spot-name.ts';

/** On a phone the layout runs downwards; where there is room, to the right. */
const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 48rem)').matches ?? false;

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a spot reaches along the layout and across it, in tracks. */
const reachOf = ({ place: { along, across, alongSpan = 1, acrossSpan = 1 } }: Spot) => ({
  along: [along, along + alongSpan - 1] as const,
  across: [across, across + acrossSpan - 1] as const,
});

type Reach = readonly [from: number, to: number];

/** From one reach to the other: negative before it, 0 where they meet. */
const distance = ([from, to]: Reach, [begin, end]: Reach): number =>
  begin > to ? begin - to : end < from ? end - from : 0;

/** How far the middles of two reaches are from each other. */
const apart = ([from, to]: Reach, [begin, end]: Reach): number =>
  Math.abs(begin + end - from - to) / 2;

/** The spot that an arrow leads to: the nearest on that side, straight on before aslant. */
function beside(from: Spot, key: string): Spot | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [right, down] = step;
  const [along, across] = isWide() ? [right, -down] : [down, right];
  const here = reachOf(from);
  const ways = SPOTS.map((spot) => {
    const there = reachOf(spot);
    const onward = distance(here.along, there.along);
    const aside = distance(here.across, there.across);
    const ahead = onward * along + aside * across;
    const off = Math.abs(onward * across) + Math.abs(aside * along);
    const aslant = along === 0 ? apart(here.along, there.along) : apart(here.across, there.across);
    return { spot, ahead, cost: ahead + 4 * off + aslant / 10 };
  });
  const [next] = ways.filter(({ ahead }) => ahead > 0).sort((a, b) => a.cost - b.cost);
  return next?.spot ?? null;
}

/** Where a spot lies; the layout that runs to the right has the first numbers of rows at its foot. */
function placeStyle({ place: { along, across, alongSpan = 1, acrossSpan = 1 } }: Spot) {
  return {
    '--along': `${along} / span ${alongSpan}`,
    '--across': `${across} / span ${acrossSpan}`,
    '--up': `${TRACKS.across + 2 - across - acrossSpan} / span ${acrossSpan}`,
  } as CSSProperties;
}

interface SpotButtonProps {
  readonly spot: Spot;
  /** What lies on it, in minor units. */
  readonly stake: number | undefined;
  readonly isFallen: boolean;
  /** The one that Tab leads to. */
  readonly isCurrent: boolean;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

/** A place for chips. */
function SpotButton({ spot, stake, isFallen, isCurrent, disabled, ...on }: SpotButtonProps) {
  const { t, language } = useHost();
  const money = useMoney();
  const name = useSpotName()(spot);
  const { id, kind, numbers } = spot;
  const [number = 0] = numbers;
  const returns = multiplierText(returnOf(numbers.length), language());
  const named = t('casino_roulette_spot', { name, returns });
  const staked = stake && t('casino_roulette_on', { amount: money.text(stake) });
  const face = faceOf(spot, name);
  // Who speaks says what is written there.
  const spoken = kind === 'column' ? `${face} ${named}` : named;
  return (
    <button
      type="button"
      className={styles['spot']}
      data-spot={id}
      data-kind={kind}
      data-colour={kind === 'straight' ? colourOf(number) : undefined}
      data-fallen={isFallen || undefined}
      style={placeStyle(spot)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={staked ? `${spoken}, ${staked}` : spoken}
      aria-disabled={disabled || undefined}
      title={named}
      onFocus={on.onFocus}
      onClick={() => {
        if (!disabled) on.onPress();
      }}
    >
      {face !== null && <span className={styles['face']}>{face}</span>}
      {stake !== undefined && (
        <span className={styles['chip']}>{shortAmount(stake, minorUnitsOf(money.iso))}</span>
      )}
    </button>
  );
}

interface LayoutProps {
  /** One a spot. */
  readonly chips: readonly Chip[];
  /** The number that fell, once that is shown. */
  readonly fallen: number | null;
  readonly disabled: boolean;
  readonly onPress: (spot: Spot) => void;
}

/** The layout: each place of a chip is a button, one of them in the order of Tab; arrow keys lead on. */
export function Layout({ chips, fallen, disabled, onPress }: LayoutProps) {
  const { t } = useHost();
  const layout = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState('0');
  const stakes = new Map(chips.map(({ spot, stake }) => [spot.id, stake]));
  const onKeyDown = (event: KeyboardEvent) => {
    const from = SPOTS.find(({ id }) => id === current);
    const to = from && beside(from, event.key);
    if (!to) return;
    event.preventDefault();
    layout.current?.querySelector<HTMLElement>(`[data-spot="${to.id}"]`)?.focus();
  };
  return (
    <fieldset
      ref={layout}
      className={styles['layout']}
      dir="ltr"
      aria-label={t('casino_roulette_layout')}
      onKeyDown={onKeyDown}
    >
      {SPOTS.map((spot) => (
        <SpotButton
          key={spot.id}
          spot={spot}
          stake={stakes.get(spot.id)}
          isFallen={fallen !== null && spot.numbers.includes(fallen)}
          isCurrent={spot.id === current}
          disabled={disabled}
          onFocus={() => setCurrent(spot.id)}
          onPress={() => onPress(spot)}
        />
      ))}
    </fieldset>
  );
}

/** What stands on the layout: lines and corners have nothing written on them. */
function faceOf({ kind, numbers }: Spot, name: string): string | null {
  if (kind === 'straight') return String(numbers[0]);
  if (kind === 'column') return '2:1';
  return numbers.length >= 12 ? name : null;
}
