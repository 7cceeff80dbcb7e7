import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import type { PlainKey } from '../../texts/keys.ts';

const keys: Readonly<Record<string, PlainKey<'main'>>> = {
  placing: 'coupon_placing',
  checking: 'coupon_checking_title',
  accepted: 'coupon_accepted_title',
  changed: 'coupon_changed_title',
  rejected: 'coupon_rejected_title',
};

/** Key of what became of the bet; null while there is nothing to tell. */
export const outcomeKey = ({ coupon }: State): PlainKey<'main'> | null =>
  keys[coupon.placing.status] ?? null;

/** Tells a screen reader what becomes of a bet, wherever the player is on the page. */
export function Outcome() {
  const host = useHost();
  const key = useHostState(outcomeKey);
  return (
    <p className="visually-hidden" role="status">
      {key && host.t(key)}
    </p>
  );
}
