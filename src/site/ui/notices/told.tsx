import type { ReactNode } from 'react';
import type { Told as Outcome } from '../../../projections/answers/told.ts';
import { useHost } from '../../host.tsx';
import type { Worded } from '../../texts/keys.ts';
import { Banner } from './message.tsx';
import styles from './told.module.css';

type Values = Readonly<Record<string, string>>;

export interface ToldProps {
  /** Null leaves the place empty: it has to be there before something is announced in it. */
  readonly told: Outcome | (Pick<Outcome, 'level'> & Worded) | null;
  /** For the text, besides those that it came with. */
  readonly values?: Values;
  /** Announced alone: something else shows it. */
  readonly isUnseen?: boolean;
  /** It stands in the place of what had the focus: it takes that over, and is read. */
  readonly takesFocus?: boolean;
  /** A way on. */
  readonly children?: ReactNode;
}

const focusable = { tabIndex: -1, 'data-begin': true } as const;

/** What came of something the player asked for, announced where it stands. */
export function Told({ told, values, isUnseen = false, takesFocus = false, children }: ToldProps) {
  const { say } = useHost();
  const look = takesFocus ? styles['told'] : undefined;
  return (
    <div
      role={told?.level === 'error' ? 'alert' : 'status'}
      className={isUnseen ? 'visually-hidden' : look}
      {...(takesFocus ? focusable : {})}
    >
      {told && (
        <Banner level={told.level}>
          <p>{say('words' in told ? told : { ...told, values: { ...told.values, ...values } })}</p>
          {children}
        </Banner>
      )}
    </div>
  );
}
