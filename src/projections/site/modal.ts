import type { EventData } from '../../events/catalogue.ts';
import type { Dialog } from '../../events/dialog.ts';
import { dialogOf } from '../../events/dialogs.ts';
import { projection } from '../define.ts';

type Opened = EventData<'modal.opened'>;

/** The open modals, the newest last: that one has the player's attention. */
export interface ModalState {
  open: Opened[];
}

/** Whoever is there now is not the one that these are for. */
function closeFor(slice: ModalState, ...gone: readonly Dialog['audience'][]): void {
  slice.open = slice.open.filter((modal) => !gone.includes(dialogOf(modal)?.audience ?? 'anybody'));
}

function close(slice: ModalState, id: string): void {
  slice.open = slice.open.filter((modal) => modal.id !== id);
}

export const modal = projection('modal', 1, (): ModalState => ({ open: [] }), {
  on: {
    'modal.opened'(slice, modalOpened) {
      close(slice, modalOpened.id);
      slice.open.push({ ...modalOpened });
    },
    'modal.closed': (slice, { id }) => close(slice, id),
    'session.started': (slice) => closeFor(slice, 'guest', 'player'),
    'session.ended': (slice) => closeFor(slice, 'player'),
  },
});

const priorityOf = (modal: Opened): number => dialogOf(modal)?.priority ?? 0;

/**
 * Those before the player: one that was opened under a higher one waits, and so do two that both come
 * before others, one for the other. What an open dialog waits for comes with that one, over it.
 */
export function shownModals({ open }: ModalState): readonly Opened[] {
  const isUnder = (modal: Opened) => (other: Opened) =>
    priorityOf(other) >= Math.max(1, priorityOf(modal));
  const isShown = (modal: Opened): boolean =>
    !open.slice(0, open.indexOf(modal)).some(isUnder(modal));
  /** The dialog that it lies over, else itself. */
  const under = (modal: Opened): Opened =>
    open.find(({ id }) => id === modal.params?.['over']) ?? modal;
  return open.filter((modal) => isShown(under(modal)));
}
