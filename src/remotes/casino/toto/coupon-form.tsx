import { TOTO_SPORT } from '../../../domain/casino/toto-game.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import drawStyles from '../draws/draws.module.css';
import { useOwn } from '../draws/use-draw.ts';
import { useHost, useHostState } from '../host.ts';
import { Board } from '../table/board.tsx';
import { Notices } from '../table/notices.tsx';
import { PlayButton } from '../table/play-button.tsx';
import { StakeField } from '../table/stake-field.tsx';
import { useStake } from '../table/use-table.ts';
import { useMoney } from '../words/use-money.ts';
import { MatchRow } from './match-row.tsx';
import styles from './toto.module.css';
import { MOST_COMBOS, markedWith, nameOf, SIGNS } from './toto.ts';
import { useMarks, type useToto } from './use-toto.ts';

type Toto = NonNullable<ReturnType<typeof useToto>>;

/** Whether the player may not bet on what toto is of: then it is seen, and asks nothing. */
const useBarred = (): boolean => useHostState((state) => state.play.isBarred(TOTO_SPORT));

/** Every match with what is marked for it. */
function Marks({ toto }: { readonly toto: Toto }) {
  const { t } = useHost('toto');
  const isBusy = useHostState((state) => state.table.isBusy);
  const isBarred = useBarred();
  const { marks, change } = useMarks(toto);
  const takesMarks = !isBusy && !isBarred && toto.isOpen;
  return (
    <ol className={styles['matches']}>
      {toto.matches.map((match, at) => {
        const { team1, team2, gameId } = match;
        const name = t('toto_match', { number: at + 1, team1, team2 });
        return (
          <MatchRow key={gameId} number={at + 1} match={match}>
            <fieldset className={styles['marks']} aria-label={name} dir="ltr">
              {SIGNS.map((mark) => (
                <button
                  key={mark}
                  type="button"
                  className={styles['mark']}
                  aria-label={t('toto_mark', { team1, team2, mark })}
                  aria-pressed={marks[at]?.includes(mark) === true}
                  aria-disabled={!takesMarks || undefined}
                  onClick={() => {
                    if (takesMarks) change((now) => markedWith(now, at, mark));
                  }}
                >
                  {mark}
                </button>
              ))}
            </fieldset>
          </MatchRow>
        );
      })}
    </ol>
  );
}

/** Why a coupon of this price cannot be bought; nothing where it can. */
function useProblem(toto: Toto, combos: number | null, stake: number): string | null {
  const { t } = useHost('toto');
  const money = useMoney();
  if (combos === null) return t('toto_too_many');
  const { least, most } = toto.bounds;
  if (combos > 0 && stake < least) return t('toto_cost_least', { amount: money.text(least) });
  return stake > most ? t('toto_cost_most', { amount: money.text(most) }) : null;
}

function Buy({ toto }: { readonly toto: Toto }) {
  const { t } = useHost('toto');
  const money = useMoney();
  const { game, marks, done, combos } = useMarks(toto);
  const unit = useStake(game);
  const stake = unit.minor * (combos ?? 0);
  const problem = useProblem(toto, combos, stake);
  return (
    <>
      <div role="status" className={drawStyles['note']}>
        {combos !== null && <p>{t('toto_combos', { count: combos, most: MOST_COMBOS })}</p>}
        {problem !== null && <p>{problem}</p>}
      </div>
      <Notices game={game} stake={stake} />
      <PlayButton
        game={game}
        bet={{ marks: [...marks], unit: unit.minor }}
        stake={stake}
        most={toto.pool + toto.jackpot + stake}
        draw={toto.draw}
        closed={!toto.isOpen}
        disabled={problem !== null}
      >
        {combos === 0
          ? t('toto_first', { done, of: marks.length })
          : t('toto_buy', { stake: money.text(stake) })}
      </PlayButton>
    </>
  );
}

/** Coupons of the player that are in this draw. */
function Own({ draw }: { readonly draw: number }) {
  const { t } = useHost('toto');
  const money = useMoney();
  const own = useOwn(draw);
  if (own.length === 0) return null;
  return (
    <ul className={drawStyles['own']} aria-label={t('toto_own')}>
      {own.map((round) => (
        <li key={round.id}>
          {t('toto_coupon', { name: nameOf(round) })} ·{' '}
          {t('toto_staked', { amount: money.text(round.staked, round.currency) })}
        </li>
      ))}
    </ul>
  );
}

/** The coupon of the draw that takes any: marks, what they cost, and the button. */
export function CouponForm({ toto }: { readonly toto: Toto }) {
  const { t } = useHost('toto');
  const isBarred = useBarred();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { game, done, change } = useMarks(toto);
  if (isBarred) {
    return (
      <Board scene={<Marks toto={toto} />}>
        <p>{t('toto_barred')}</p>
        <Own draw={toto.draw} />
      </Board>
    );
  }
  return (
    <Board scene={<Marks toto={toto} />}>
      <Button
        size="s"
        disabled={done === 0 || isBusy}
        onClick={() => change((marks) => marks.map(() => ''))}
      >
        {t('toto_clear')}
      </Button>
      <StakeField game={game} label={t('toto_unit')} />
      <p className={drawStyles['note']}>{t('toto_unit_hint')}</p>
      <Buy toto={toto} />
      <Own draw={toto.draw} />
      <p className={drawStyles['note']}>{t('toto_rule_close')}</p>
    </Board>
  );
}
