import {
  type DialogName,
  type DialogParams,
  dialogName,
  dialogParams,
} from '../../events/dialogs.ts';
import type { State } from '../../projections/state.ts';

/** What a dialog that is open was opened with; null where it is not. */
export function paramsShown<N extends DialogName>(
  { open }: Pick<State['modal'], 'open'>,
  name: N,
): DialogParams<N> | null {
  const shown = open.find((one) => dialogName(one) === name);
  return shown === undefined ? null : dialogParams(name, shown);
}
