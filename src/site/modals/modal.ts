import type { ReactElement } from 'react';
import type { State } from '../../projections/state.ts';

/** A modal of the read model. */
export type OpenModal = State['modal']['open'][number];

export interface ModalProps {
  readonly modal: OpenModal;
  /** The player asks to close it. */
  readonly close: () => void;
}

/** Draws the modals of a kind. */
export type ModalView = (props: ModalProps) => ReactElement | null;
