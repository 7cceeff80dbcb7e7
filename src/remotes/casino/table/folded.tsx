import { type ReactNode, useId } from 'react';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './table.module.css';

interface FoldedProps {
  readonly part: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is one press away. */
export function Folded({ part, title, children }: FoldedProps) {
  const host = useHost();
  const id = useId();
  const isOpen = useHostState((state) => state.page.isOpen(part));
  return (
    <section className={styles['folded']}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => host.togglePart(part, !isOpen)}
        >
          {title}
          <Icon name="chevronDown" size={20} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles['unfolded']}>
        {isOpen && children}
      </div>
    </section>
  );
}
