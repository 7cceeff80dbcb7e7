import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A page that is one card in the middle. */
export function Card({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['card']}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </section>
  );
}

/** Running text inside a card. */
export function CardText({ children }: { readonly children: ReactNode }) {
  return <div className={styles['text']}>{children}</div>;
}

/** Buttons at the foot of a card. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
