import type { EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';

type Opened = EventData<'modal.opened'>;

/** The open modals, the newest last: that one has the player's attention. */
export interface ModalState {
  open: Opened[];
}

function close(slice: ModalState, id: string): void {
  slice.open = slice.open.filter((modal) => modal.id !== id);
}

export const modal = projection('modal', (): ModalState => ({ open: [] }), {
  on: {
    'modal.opened'(slice, modalOpened) {
      close(slice, modalOpened.id);
      slice.open.push({ ...modalOpened });
    },
    'modal.closed': (slice, { id }) => close(slice, id),
    'session.started': (slice) => close(slice, 'login'),
  },
});
