import { Component, type ReactNode } from 'react';
import type { Host } from '../host.tsx';

interface ErrorBoundaryProps {
  readonly host: Host;
  /** Another place may be drawn where the last one failed. */
  readonly place: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly place: string | null;
}

/** Catches what a view throws; the log learns of it, and the error page stands there instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: null };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.place === place ? null : { failed: false, place };
  }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const { host } = this.props;
    host.publish('bus.failed', { source: 'page', name: 'view', message, page: 500 });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
