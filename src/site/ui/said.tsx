import type { ReactNode } from 'react';
import type { Said as Outcome } from '../contract/accounts.ts';
import { useHost } from '../contract.tsx';
import { Banner } from './message.tsx';

export interface SaidProps {
  /** Null leaves the place empty: it has to be there before something is announced in it. */
  readonly said: Outcome | null;
  readonly values?: Readonly<Record<string, string>>;
  /** Announced alone: something else shows it. */
  readonly isUnseen?: boolean;
  /** A way on. */
  readonly children?: ReactNode;
}

/** What came of something the player asked for, announced where it stands. */
export function Said({ said, values, isUnseen = false, children }: SaidProps) {
  const { t } = useHost();
  return (
    <div
      role={said?.level === 'error' ? 'alert' : 'status'}
      className={isUnseen ? 'visually-hidden' : undefined}
    >
      {said && (
        <Banner level={said.level}>
          <p>{t(said.text, values)}</p>
          {children}
        </Banner>
      )}
    </div>
  );
}
