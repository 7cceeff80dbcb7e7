import type { ReactElement } from 'react';
import type { DialogName, DialogParams } from '../../events/dialogs.ts';
import type { State } from '../../projections/state.ts';

/** A modal of the read model. */
export type OpenModal = State['modal']['open'][number];

export interface ModalProps {
  readonly modal: OpenModal;
  /** The player asks to close it. */
  readonly close: () => void;
}

/** Draws a dialog, given what it was opened with. */
export type ModalView<N extends DialogName> = (
  props: ModalProps & { readonly params: DialogParams<N> },
) => ReactElement | null;
