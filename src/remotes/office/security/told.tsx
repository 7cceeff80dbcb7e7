import { Banner } from '../../../site/ui/message.tsx';
import styles from './security.module.css';

/** What was achieved; it takes the focus where what had it is gone. */
export function Told({ children }: { readonly children: string }) {
  return (
    <div role="status" tabIndex={-1} data-begin className={styles['told']}>
      <Banner level="done">{children}</Banner>
    </div>
  );
}
