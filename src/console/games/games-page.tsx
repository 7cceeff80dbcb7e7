import type { GamesApi } from '../api/games.ts';
import { texts } from '../texts.ts';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import { useActedList } from '../ui/use-acted-list.ts';
import { GameCard } from './game-card.tsx';
import { OpenFunds } from './open-funds.tsx';

const say = texts.games;

/** What the games of the house return, beside what they are proved to. */
export function GamesPage({ api }: { readonly api: GamesApi }) {
  const list = useActedList(api);
  return (
    <CardsPage
      say={say}
      icon="search"
      list={list}
      head={
        <>
          <p>{say.explained}</p>
          <TroubleAlert trouble={list.trouble} missing={say.elsewhere} />
          <OpenFunds api={api} />
        </>
      }
    >
      {(item) => <GameCard key={`${item.game} ${item.currency}`} item={item} />}
    </CardsPage>
  );
}
