import type { Submission } from '../../projections/answers/submission.ts';
import type { DeepReadonly } from './area.ts';

/** How it went with something that the player sent. */
export type Sending = DeepReadonly<Omit<Submission, 'pending'>>;

/** The wish to see what is further back in a list: whether there is more, and how it went. */
export const olderOf = (next: string | null, { status, told, refused }: Submission) => ({
  exist: next !== null,
  areLoading: status === 'busy',
  haveFailed: told !== null || Object.keys(refused).length > 0,
});

export function sending({ status, told, refused, retryAt }: Submission): Sending {
  return { status, told, refused, retryAt };
}
