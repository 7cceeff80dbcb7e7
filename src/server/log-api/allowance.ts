import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import { refusal } from '../http/refusal.ts';

/** So many at once, then so many a minute. */
export interface Rate {
  readonly capacity: number;
  readonly perMinute: number;
}

/** How much may be recorded. */
export interface IngestLimits {
  readonly batchesOfNetwork: Rate;
  readonly bytesOfOwner: Rate;
  readonly bytesOfNetwork: Rate;
  readonly bytesInAll: Rate;
  /** Of what batches unpack to, as `workOf` reckons it. */
  readonly workOfOwner: Rate;
  readonly workOfNetwork: Rate;
  /** Of the same, what is read in the order it came; what is over it is read when nothing else waits. */
  readonly promptOfOwner: Rate;
  readonly promptOfNetwork: Rate;
  readonly sessionsOfOwner: Rate;
  readonly sessionsOfNetwork: Rate;
}

const MIB = 1024 * 1024;

/**
 * A recorder makes 8.5 bytes an event and 500 events a second at the most, which is a quarter of a
 * MiB a minute, and keeps 32 MiB of a session while nobody takes it. An owner may send four times
 * as much as one tab can make, for ever, and a whole queue at once. A network is 32 such tabs at
 * their fastest, or some thousand players who do what players do.
 */
export const INGEST_LIMITS: IngestLimits = {
  batchesOfNetwork: { capacity: 6_000, perMinute: 6_000 },
  bytesOfOwner: { capacity: 32 * MIB, perMinute: MIB },
  bytesOfNetwork: { capacity: 128 * MIB, perMinute: 8 * MIB },
  bytesInAll: { capacity: 1024 * MIB, perMinute: 256 * MIB },
  // The index and the slowest reader of the stream get through some 25 and 20 MiB a second; a tab at
  // its fastest is 12 MiB a minute, a player 0.2. Packed, each MiB may be endlessly more.
  workOfOwner: { capacity: 1024 * MIB, perMinute: 32 * MIB },
  workOfNetwork: { capacity: 2048 * MIB, perMinute: 128 * MIB },
  // Three seconds of the stream are the most that one network has everybody else wait at once.
  promptOfOwner: { capacity: 16 * MIB, perMinute: 8 * MIB },
  promptOfNetwork: { capacity: 64 * MIB, perMinute: 64 * MIB },
  // Every page that is loaded is a session, also while the service was away.
  sessionsOfOwner: { capacity: 200, perMinute: 10 },
  sessionsOfNetwork: { capacity: 2_000, perMinute: 200 },
};

/** Who sends a recording: a browser, which can always say to be a new one, from a network. */
export interface Sender {
  readonly owner: string;
  /** Whether the browser showed whose it is; one that does not could be another one with each session. */
  readonly isKnown: boolean;
  readonly network: string;
}

/** What senders may still send. Each step throws a refusal, with the wait, when it is too much. */
export interface Allowance {
  takeBatch(network: string): void;
  takeBytes(sender: Sender, bytes: number): void;
  takeWork(sender: Sender, work: number): void;
  /** Whether so much more is read in the order it came. Throws nothing: what is not is read later. */
  takePrompt(sender: Sender, work: number): boolean;
  takeSession(sender: Sender): void;
}

const EVERYBODY = '';

/** Whom a sender's amount is counted for: those that nobody knows share one in their network. */
const countedFor = ({ owner, network, isKnown }: Sender): string =>
  isKnown ? owner : `unknown in ${network}`;

export function createAllowance(limits: IngestLimits, now: () => number): Allowance {
  const refusing =
    (limit: Pick<RateLimit, 'take'>, code: string) =>
    (key: string, cost?: number): void => {
      const wait = limit.take(key, cost);
      if (wait > 0) throw refusal(429, code, wait);
    };
  const taking = (rate: Rate, code: string) => refusing(new RateLimit({ ...rate, now }), code);
  const takingFrom = (rate: Rate, code: string) =>
    refusing(new NetworkLimit({ ...rate, now }), code);
  const batchOf = takingFrom(limits.batchesOfNetwork, 'too-many-batches');
  const bytesOfOwner = taking(limits.bytesOfOwner, 'too-many-bytes');
  const bytesOfNetwork = takingFrom(limits.bytesOfNetwork, 'too-many-bytes');
  const bytesInAll = taking(limits.bytesInAll, 'too-many-bytes');
  const workOfOwner = taking(limits.workOfOwner, 'too-much-work');
  const workOfNetwork = takingFrom(limits.workOfNetwork, 'too-much-work');
  const promptOfOwner = new RateLimit({ ...limits.promptOfOwner, now });
  const promptOfNetwork = new NetworkLimit({ ...limits.promptOfNetwork, now });
  const sessionsOfOwner = taking(limits.sessionsOfOwner, 'too-many-sessions');
  const sessionsOfNetwork = takingFrom(limits.sessionsOfNetwork, 'too-many-sessions');
  return {
    takeBatch: (network) => batchOf(network),
    takeBytes(sender, bytes) {
      bytesOfOwner(countedFor(sender), bytes);
      bytesOfNetwork(sender.network, bytes);
      bytesInAll(EVERYBODY, bytes);
    },
    takeWork(sender, work) {
      workOfOwner(countedFor(sender), work);
      workOfNetwork(sender.network, work);
    },
    takePrompt(sender, work) {
      return (
        promptOfOwner.take(countedFor(sender), work) === 0 &&
        promptOfNetwork.take(sender.network, work) === 0
      );
    },
    takeSession(sender) {
      sessionsOfOwner(countedFor(sender));
      sessionsOfNetwork(sender.network);
    },
  };
}
