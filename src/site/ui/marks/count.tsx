import styles from './count.module.css';

/** More than that are many. */
const MANY = 99;

/** How many are new, beside a link whose words say it as well. */
export function Count({ of }: { readonly of: number }) {
  return (
    <span className={styles['count']} aria-hidden="true" data-count="">
      {of > MANY ? `${MANY}+` : of}
    </span>
  );
}
