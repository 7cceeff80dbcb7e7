import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Currencies that accounts may be kept in, and their names in the player's language. */
export interface CurrenciesState extends Resource {
  offered: CallReply<'registrationOptions'>['currencies'];
  /** By code of ISO 4217. */
  names: Record<string, string>;
  /** How far the names are, and the language that they were asked for in. */
  naming: Resource & { language: string };
}

const initial = (): CurrenciesState => ({
  ...unloaded(),
  offered: [],
  names: {},
  naming: { ...unloaded(), language: '' },
});

export const currencies = projection(
  'currencies',
  2,
  initial,
  compose<CurrenciesState>(
    resource({
      call: 'registrationOptions',
      of: (slice) => slice,
      take(slice, answer) {
        slice.offered = answer.currencies.map((currency) => ({ ...currency }));
      },
    }),
    resource({
      call: 'dictionary',
      of: ({ naming }) => naming,
      asks({ naming }, { path, query }) {
        if (!query?.['ids']?.split(',').includes('currencies')) return false;
        const language = path?.['lang'] ?? '';
        // Another language is another question, whatever became of the last.
        if (language !== naming.language) Object.assign(naming, unloaded(), { language });
        return true;
      },
      take(slice, answer) {
        slice.names = { ...answer['currencies'] };
      },
    }),
  ),
);
