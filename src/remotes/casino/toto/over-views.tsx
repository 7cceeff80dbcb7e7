import { useHost, useHostState } from '../host.ts';
import { Prizes } from '../table/prizes.tsx';
import { useMoney } from '../words/use-money.ts';
import { MatchRow } from './match-row.tsx';
import styles from './toto.module.css';
import { overIn } from './toto.ts';

/** Draws that are over, in the currency of the account that pays. */
function useOver() {
  const { iso } = useMoney();
  const last = useHostState((state) => state.draws.last);
  return last.map(({ draw, result }) => ({ draw, ...overIn(result, iso) }));
}

type Over = ReturnType<typeof useOver>[number];

/** What each number of right ones shared. */
function Shares({ of: { isVoid, categories } }: { readonly of: Over }) {
  const { t } = useHost('toto');
  const money = useMoney();
  if (isVoid) return <p>{t('toto_is_void')}</p>;
  if (categories.length === 0) return null;
  return (
    <Prizes
      caption={t('toto_shares')}
      head={[t('toto_category'), t('toto_amount'), t('toto_units'), t('toto_each')]}
      rows={categories.map(({ hits, amount, units }) => [
        hits,
        money.text(amount),
        // Of a share it counts what was staked on each.
        units === 0 ? '—' : money.text(units),
        units === 0 ? '—' : `${Math.floor((100 * amount) / units) / 100}×`,
      ])}
    />
  );
}

/** What the matches of each draw came to, and what that shared; of those that are played now, the matches. */
export function DrawsView() {
  const { t } = useHost('toto');
  const over = useOver();
  return (
    <>
      {over.length === 0 && <p>{t('toto_no_draws')}</p>}
      {over.map((one) => (
        <section
          key={one.draw}
          className={styles['part']}
          aria-label={t('toto_draw', { number: one.draw })}
        >
          <h2>{t('toto_draw', { number: one.draw })}</h2>
          {one.results === '' && <p>{t('toto_played')}</p>}
          <ol className={styles['matches']} aria-label={t('toto_result')}>
            {one.matches.map((match, at) => (
              <MatchRow key={match.gameId} number={at + 1} match={match}>
                <strong className={styles['ended']} dir="ltr">
                  {one.results[at] === 'V' ? t('toto_void') : one.results[at]}
                </strong>
              </MatchRow>
            ))}
          </ol>
          <Shares of={one} />
        </section>
      ))}
    </>
  );
}

/** Coupons that got most of each draw, by their numbers alone. */
export function WinnersView() {
  const { t } = useHost('toto');
  const money = useMoney();
  const over = useOver().filter(({ results }) => results !== '');
  if (over.length === 0) return <p>{t('toto_no_draws')}</p>;
  return over.map(({ draw, winners }) => (
    <section key={draw} className={styles['part']} aria-label={t('toto_draw', { number: draw })}>
      <h2>{t('toto_draw', { number: draw })}</h2>
      {winners.length === 0 ? (
        <p>{t('toto_no_winners')}</p>
      ) : (
        <Prizes
          head={[t('toto_winner'), t('toto_winner_got')]}
          rows={winners.map(({ name, payout, currency }) => [name, money.text(payout, currency)])}
        />
      )}
    </section>
  ));
}
