import type { MessageCode } from '../domain/site/message-code.ts';
import {
  type DialogArguments,
  type DialogName,
  dialogs,
  isModalOpen,
  opening,
} from '../events/dialogs.ts';
import type { RouteName, RouteParams } from '../routes/table.ts';
import { type Caused, caused, type EffectContext } from './define.ts';

type Cause = Parameters<typeof caused>[2];

/** The event that opens a dialog, with what its row asks for. */
export function opened<N extends DialogName>(
  name: N,
  cause: Cause,
  ...params: DialogArguments<N>
): Caused {
  return caused('modal.opened', opening(name, ...params), cause);
}

export function isOpen({ state }: Pick<EffectContext, 'state'>, name: DialogName): boolean {
  return isModalOpen(state().modal.open, dialogs[name].id);
}

/** Closes a dialog where it is open: what it was for is done. */
export function closed(context: EffectContext, name: DialogName, cause: Cause): Caused[] {
  const { id } = dialogs[name];
  return isOpen(context, name) ? [caused('modal.closed', { id, by: 'site' }, cause)] : [];
}

/** A link to a page, as dialogs are told of it. */
export function linkTo<N extends RouteName>(
  route: N,
  params: RouteParams<N>,
  textKey: MessageCode,
) {
  return { route, params, textKey };
}
