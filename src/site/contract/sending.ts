import type { Submission } from '../../projections/answers/submission.ts';
import type { DeepReadonly } from './area.ts';

/** How it went with something that the player sent. */
export type Sending = DeepReadonly<Omit<Submission, 'pending'>>;

export function sending({ status, told, refused, retryAt }: Submission): Sending {
  return { status, told, refused, retryAt };
}
