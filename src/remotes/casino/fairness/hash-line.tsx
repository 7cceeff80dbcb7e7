import styles from './fairness.module.css';

/** A hash or a seed under its name: it reads from left to right, and breaks where it has to. */
export function HashLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles['hash']}>
      <dt>{label}</dt>
      <dd dir="ltr">
        <code>{value}</code>
      </dd>
    </div>
  );
}
