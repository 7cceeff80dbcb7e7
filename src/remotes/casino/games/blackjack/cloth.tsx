import type { Card } from '../../../../domain/casino/cards.ts';
import { count } from '../../../../domain/casino/games/blackjack.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { Hand } from '../../cards/hand.tsx';
import { useHost } from '../../host.ts';
import styles from './blackjack.module.css';
import { dealerRule, type Place, type Table, tableIn, turnOf } from './blackjack.ts';

type Arrived = (place: Place) => number;

/** What cards come to, in words: an ace that counts 11 makes it soft. */
function useTotal(): (cards: readonly Card[]) => string {
  const { t } = useHost();
  return (cards) => {
    const { total, soft } = count(cards);
    return soft ? t('casino_blackjack_soft', { total }) : String(total);
  };
}

interface SideProps {
  readonly whose: string;
  readonly owner: 'dealer' | number;
  readonly cards: readonly (Card | null)[];
  readonly arrived: Arrived;
  readonly isTurn?: boolean;
}

/** A hand with its owner and what it comes to. */
function Side({ whose, owner, cards, arrived, isTurn }: SideProps) {
  const { t } = useHost();
  const totalOf = useTotal();
  const places = cards.map((_, at) => arrived(`${owner}.${at}`));
  const there = cards.filter((card, at) => card !== null && places[at] === 1);
  const total = totalOf(there.filter((card) => card !== null));
  // A card that turns over lies there already.
  const isHole = owner === 'dealer';
  const shown = cards.map((card, at) =>
    isHole && at === 1 && (places[at] ?? 1) < 0.5 ? null : card,
  );
  return (
    <div className={styles['side']} aria-current={isTurn || undefined}>
      <p className={styles['whose']} aria-hidden="true">
        {whose}
        <strong className="numbers">{there.length > 0 ? total : '–'}</strong>
      </p>
      <Hand label={t('casino_blackjack_hand', { whose, total })} cards={shown} arrived={places} />
    </div>
  );
}

function DealerRule({ table }: { readonly table: Table }) {
  const { t } = useHost();
  const { total } = count(table.dealer);
  return <>{t(`casino_blackjack_dealer_${dealerRule(table)}`, { total })}</>;
}

interface ClothProps {
  readonly round: CasinoRound | null;
  readonly arrived: Arrived;
  /** Nothing moves any more: what the dealer did can be said. */
  readonly isOver: boolean;
}

/** The hands of both, or where they will lie. */
export function Cloth({ round, arrived, isOver }: ClothProps) {
  const { t } = useHost();
  const table = round && tableIn(round);
  const turn = round === null ? null : turnOf(round);
  const hands = table?.hands ?? [];
  const dealer = table ? [...table.dealer, ...(table.isDone ? [] : [null])] : [null, null];
  const nameOf = (at: number) =>
    hands.length > 1
      ? t('casino_blackjack_hand_of', { number: at + 1 })
      : t('casino_blackjack_you');
  return (
    <div className={styles['cloth']}>
      <Side whose={t('casino_blackjack_dealer')} owner="dealer" cards={dealer} arrived={arrived} />
      <p className={styles['rule']}>
        {table?.isDone && isOver ? <DealerRule table={table} /> : t('casino_blackjack_stands_17')}
      </p>
      <div className={styles['hands']} data-count={hands.length}>
        {table === null ? (
          <Side whose={nameOf(0)} owner={0} cards={[null, null]} arrived={arrived} />
        ) : (
          hands.map(({ cards }, at) => (
            <Side
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
              key={at}
              whose={nameOf(at)}
              owner={at}
              cards={cards}
              arrived={arrived}
              isTurn={hands.length > 1 && turn === at}
            />
          ))
        )}
      </div>
    </div>
  );
}
