import { useEffect, useState } from 'react';
import { minorUnitsOf } from '../../domain/money/currency.ts';
import { amountText } from '../../domain/money/money.ts';
import { POINTS } from '../../domain/money/points.ts';
import type { Books, GamesApi } from '../api/games.ts';
import { countText } from '../format.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import table from '../ui/table.module.css';

const say = texts.games.funds;

/** Points are whole. */
const money = (minor: number, currency: string): string =>
  `${amountText(minor, currency === POINTS ? 0 : minorUnitsOf(currency))} ${currency}`;

function useBooks(api: Pick<GamesApi, 'books'>): Books | null {
  const [books, setBooks] = useState<Books | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // What went wrong is told by the list beside it, which asks the same server.
    api.books().then(
      (asked) => isCurrent && setBooks(asked),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return books;
}

/** Stakes of rounds that are not over: whose they are nobody knows yet. */
export function OpenFunds({ api }: { readonly api: Pick<GamesApi, 'books'> }) {
  const books = useBooks(api);
  if (books === null) return null;
  const { open, differences } = books;
  return (
    <section aria-label={say.title}>
      <h2>
        {say.title}{' '}
        <Chip tone={differences.length > 0 ? 'danger' : 'done'}>
          {differences.length > 0 ? say.differs : say.agrees}
        </Chip>
      </h2>
      {differences.map(({ currency, balance, open: staked }) => (
        <p key={currency}>{say.difference(money(balance, currency), money(staked, currency))}</p>
      ))}
      {open.length === 0 && <p>{say.none}</p>}
      {open.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{say.columns.provider}</th>
              <th scope="col">{say.columns.rounds}</th>
              <th scope="col">{say.columns.staked}</th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ provider, currency, rounds, staked }) => (
              <tr key={`${provider} ${currency}`}>
                <th scope="row">{provider}</th>
                <td data-label={say.columns.rounds}>{countText(rounds)}</td>
                <td data-label={say.columns.staked}>{money(staked, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
