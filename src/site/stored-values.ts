import * as v from 'valibot';
import { storedJson, storedMoment } from '../kernel/stored-value.ts';
import { receiptSchema } from '../log/chain/receipt.ts';

/** Where in which recording a bet was accepted, and the log service's word that it holds that. */
const betReceipt = v.object({
  couponId: v.string(),
  sessionId: v.string(),
  /** Seq of the event that accepted the bet. */
  seq: v.number(),
  /** Null until the service has it. */
  receipt: v.nullable(receiptSchema),
});

export type BetReceipt = Readonly<v.InferOutput<typeof betReceipt>>;

/** What the page keeps in the browser beside the runtime: no event has it. */
export const PAGE_STORED = {
  /** When anybody last did something, in any tab. */
  activityAt: storedMoment('local', 'activityAt', {
    erasedBy: 'nothing: the next one takes its place',
  }),
  /** When the page last loaded itself anew. */
  reloadedAt: storedMoment('session', 'reloadedAt', { erasedBy: 'the end of the tab' }),
  /** Proofs of the player's bets: the last hundred. */
  betReceipts: storedJson('local', 'betReceipts', v.pipe(v.array(betReceipt), v.readonly()), {
    erasedBy: 'a hundred newer ones',
  }),
} as const;
