import { Component, type ReactNode } from 'react';

/** A message may be as long as what was recorded. */
const LONGEST = 300;

interface GuardedProps {
  /** Where it changes, what failed before is drawn again. */
  readonly place?: unknown;
  /** Stands there instead; `again` draws once more what failed. */
  readonly fallback: (message: string, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface GuardedState {
  readonly message: string | null;
  readonly place: unknown;
}

/** Catches what its children throw while they are drawn, so that all around them goes on. */
export class Guarded extends Component<GuardedProps, GuardedState> {
  override state: GuardedState = { message: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<GuardedState> {
    return { message: String(error).slice(0, LONGEST) };
  }

  static getDerivedStateFromProps({ place }: GuardedProps, state: GuardedState) {
    return Object.is(state.place, place) ? null : { message: null, place };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return this.props.fallback(message, () => this.setState({ message: null }));
  }
}
