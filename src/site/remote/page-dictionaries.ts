import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import type { State } from '../../projections/state.ts';
import { isRouteName, type RouteName, routeTable } from '../../routes/table.ts';
import { dictionariesRead } from '../contract/dictionaries-read.ts';

/** Of a page that says what went wrong. */
const ofErrors: readonly DictionaryId[] = ['main', ...dictionariesRead.technical];

const known = new Map<RouteName, readonly DictionaryId[]>();

function ofPage(name: RouteName): readonly DictionaryId[] {
  const { remote, dictionaryIds } = routeTable[name];
  const ofRemote: readonly DictionaryId[] = remote === null ? [] : dictionariesRead[remote];
  const all = [...dictionaryIds, ...ofRemote, ...dictionariesRead.footer];
  const ids = known.get(name) ?? [...new Set(all)];
  known.set(name, ids);
  return ids;
}

/** What the texts of the page that is shown are in: the same list for the same page. */
export function dictionariesOf({ route, status }: State['route']): readonly DictionaryId[] {
  return status === 200 && isRouteName(route) ? ofPage(route) : ofErrors;
}
