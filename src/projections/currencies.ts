import type { CallReply } from '../calls/table.ts';
import { projection } from './define.ts';

/** Currencies that accounts may be kept in, and their names in the player's language. */
export interface CurrenciesState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  offered: CallReply<'registrationOptions'>['currencies'];
  /** By code of ISO 4217. */
  names: Record<string, string>;
  /** The request for names that counts: an earlier one was for another language. */
  naming: number | null;
}

const initial = (): CurrenciesState => ({
  status: 'empty',
  offered: [],
  names: {},
  naming: null,
});

function unavailable(slice: CurrenciesState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

export const currencies = projection('currencies', 1, initial, {
  requests: {
    registrationOptions(slice) {
      if (slice.status !== 'ready') slice.status = 'loading';
    },
    dictionary(slice, { requestId, query }) {
      if (query?.['ids']?.split(',').includes('currencies')) slice.naming = requestId;
    },
  },
  replies: {
    registrationOptions(slice, answer) {
      slice.status = 'ready';
      slice.offered = answer.currencies.map((currency) => ({ ...currency }));
    },
    dictionary(slice, answer, { data }) {
      if (data.requestId === slice.naming) slice.names = { ...answer['currencies'] };
    },
  },
  refusals: { registrationOptions: unavailable },
  failures: { registrationOptions: unavailable },
});
