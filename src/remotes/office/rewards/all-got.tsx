import { WithBonuses } from '../bonuses/with-bonuses.tsx';
import { WithCashback } from '../cashback/with-cashback.tsx';
import { WithFriends } from '../friends/with-friends.tsx';
import { Got } from './got.tsx';

/** What the player was given so far, once all of it is known. */
export function AllGot() {
  return (
    <WithBonuses>
      {({ items }) => (
        <WithCashback>
          {(cashback) => (
            <WithFriends>
              {(friends) => <Got bonuses={items} cashback={cashback} friends={friends} />}
            </WithFriends>
          )}
        </WithCashback>
      )}
    </WithBonuses>
  );
}
