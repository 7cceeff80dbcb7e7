import type { EventData } from '../events/catalogue.ts';
import type { ModalKind } from '../events/site.ts';
import { projection } from './define.ts';

type Opened = EventData<'modal.opened'>;

/** The open modals, the newest last: that one has the player's attention. */
export interface ModalState {
  open: Opened[];
}

/** For a guest: whoever has signed in needs them no more. */
const FOR_GUESTS: readonly ModalKind[] = ['login', 'forgot-password', 'registration'];

/** About the player who is signed in: nobody else's business. */
const FOR_THE_PLAYER: readonly ModalKind[] = [
  'convert-main-account',
  'convert-additional-account',
  'currency-add',
  'currency-remove',
  'registration-request-sent',
  'unsaved-codes',
];

function closeKinds(slice: ModalState, kinds: readonly ModalKind[]): void {
  slice.open = slice.open.filter(({ kind }) => !kinds.includes(kind));
}

/** The same, of a kind that others may say something with. */
const IDS_FOR_THE_PLAYER: readonly string[] = ['terms-alert'];

function closePlayers(slice: ModalState): void {
  closeKinds(slice, FOR_THE_PLAYER);
  slice.open = slice.open.filter(({ id }) => !IDS_FOR_THE_PLAYER.includes(id));
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
    'session.started'(slice) {
      closeKinds(slice, FOR_GUESTS);
      closePlayers(slice);
    },
    'session.ended': closePlayers,
  },
});
