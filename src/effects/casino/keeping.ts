import type { PendingRound } from '../../events/casino.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, readFrom, writeTo } from '../../kernel/stored-value.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';

/** Storage may be full or forbidden: play goes on without it, and the log says so. */
function write(context: EffectContext, rounds: readonly PendingRound[], seq: number): Caused[] {
  const { local } = context.storage;
  const { pendingRounds } = STORED;
  try {
    if (rounds.length === 0) eraseFrom(local, pendingRounds);
    else writeTo(local, pendingRounds, [...rounds]);
    return [];
  } catch (error) {
    const message = `${pendingRounds.name} was not stored: ${error instanceof Error ? error.message : error}`;
    return [caused('bus.failed', { source: 'effect', name: 'casino', message }, seq)];
  }
}

/** What storage holds of others: another tab may have written since this one did. */
const besides = ({ storage }: EffectContext, key: string): PendingRound[] =>
  (readFrom(storage.local, STORED.pendingRounds) ?? []).filter((one) => one.key !== key);

/** Keeps a round until its outcome is known, beside those of other tabs and players. */
export function keepRound(context: EffectContext, round: PendingRound, seq: number): Caused[] {
  return write(context, [...besides(context, round.key), round], seq);
}

/** After a definite answer nothing is left to ask about. */
export function forgetRound(context: EffectContext, key: string, seq: number): Caused[] {
  const kept = readFrom(context.storage.local, STORED.pendingRounds) ?? [];
  return kept.some((one) => one.key === key) ? write(context, besides(context, key), seq) : [];
}
