import { type ReactNode, useId } from 'react';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './method-card.module.css';

export interface MethodCardProps {
  /** Names this part of the page: whether it is open is in the state. */
  readonly part: string;
  readonly title: string;
  /** How things stand, or what would be better, in a line. */
  readonly line: string;
  /** Whether it protects the account; null where that is not the point. */
  readonly isOn: boolean | null;
  /** The same in a word. */
  readonly state?: string;
  /** Open until the player closes it: there is something to be seen. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** One way to protect an account: how it stands, and what can be done, which opens in place. */
export function MethodCard(props: MethodCardProps) {
  const { part, title, line, isOn, state, isOpenAtFirst = false, children } = props;
  const host = useHost();
  const id = useId();
  const isOpen = useHostState(({ page }) => page.isOpen(part, isOpenAtFirst));
  return (
    <section className={styles['card']} data-method={part} data-on={isOn ?? undefined}>
      <h2 className={styles['head']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => host.togglePart(part, !isOpen)}
        >
          <span className={styles['mark']}>
            <Icon name={isOn === true ? 'done' : isOn === false ? 'alert' : 'globe'} size={22} />
          </span>
          <span className={styles['words']}>
            <span className={styles['title']}>{title}</span>
            <span className={styles['line']}>{line}</span>
          </span>
          {state !== undefined && <span className={styles['state']}>{state}</span>}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <div className={styles['body']}>{children}</div>}
      </div>
    </section>
  );
}
