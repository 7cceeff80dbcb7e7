import { useMemo } from 'react';
import { KEPT_DAYS } from '../../domain/payments/guest-messages.ts';
import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import type { GuestsApi } from '../api/guests.ts';
import { texts } from '../texts.ts';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import fields from '../ui/fields.module.css';
import { useAddress } from '../ui/link.tsx';
import { useActedList } from '../ui/use-acted-list.ts';
import { GuestCard } from './guest-card.tsx';

const say = texts.guests;
const same = texts.requests;

const stateOf = (query: URLSearchParams) =>
  REQUEST_STATES.find((one) => one === query.get('state')) ?? 'open';

export interface GuestsPageProps {
  /** What the address asks for. */
  readonly query: URLSearchParams;
  readonly api: GuestsApi;
}

/** What people wrote to support who are not signed in: what waits, or what was answered or closed. */
export function GuestsPage({ query, api }: GuestsPageProps) {
  const state = stateOf(query);
  const { replace } = useAddress();
  const found = useMemo(
    () => ({ list: (cursor: string | null) => api.list(state, cursor) }),
    [api, state],
  );
  const list = useActedList(found);
  const { isBusy, act, trouble } = list;
  const now = Date.now();
  return (
    <CardsPage
      say={{ ...say, ...say.lists[state] }}
      icon="chat"
      list={list}
      head={
        <>
          <p>
            {say.explained} {say.kept(KEPT_DAYS)}
          </p>
          <div className={fields.fields}>
            <label>
              <span>{say.state}</span>
              <select
                name="state"
                value={state}
                onChange={({ currentTarget: { value } }) =>
                  replace(`/console/guests?state=${value}`)
                }
              >
                {REQUEST_STATES.map((one) => (
                  <option key={one} value={one}>
                    {same.states[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <TroubleAlert trouble={trouble} missing={say.elsewhere} />
        </>
      }
    >
      {(item) => (
        <GuestCard key={item.id} item={item} isBusy={isBusy} now={now} act={act} api={api} />
      )}
    </CardsPage>
  );
}
