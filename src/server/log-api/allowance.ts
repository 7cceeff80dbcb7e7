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
 * as much as one tab can make, for ever, and a whole queue at once. A player who plays makes 700
 * events a minute: 12 batches, 28 bytes an event and 0.3 MiB of work. A network is a thousand of them,
 * or a hundred tabs at their fastest.
 */
export const INGEST_LIMITS: IngestLimits = {
  batchesOfNetwork: { capacity: 15_000, perMinute: 15_000 },
  bytesOfOwner: { capacity: 32 * MIB, perMinute: MIB },
  bytesOfNetwork: { capacity: 128 * MIB, perMinute: 32 * MIB },
  bytesInAll: { capacity: 1024 * MIB, perMinute: 256 * MIB },
  // The index and the slowest reader of the stream get through some 25 and 20 MiB a second; a tab at
  // its fastest is 12 MiB a minute. Packed, each MiB may be endlessly more. This refuses what no
  // network of players makes; what merely has to wait for others is for the order below.
  workOfOwner: { capacity: 1024 * MIB, perMinute: 32 * MIB },
  workOfNetwork: { capacity: 2048 * MIB, perMinute: 512 * MIB },
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

/** Takes back that something was counted. To be called once at the most. */
export type GiveBack = () => void;

/** What senders may still send. Each step throws a refusal, with the wait, when it is too much. */
export interface Allowance {
  takeBatch(network: string): void;
  takeBytes(sender: Sender, bytes: number): void;
  takeWork(sender: Sender, work: number): void;
  /**
   * Has so much more read in the order it came: gives what takes that back, for what came to nothing;
   * null where it is read later, and nothing was taken.
   */
  takePrompt(sender: Sender, work: number): GiveBack | null;
  takeSession(sender: Sender): void;
}

const EVERYBODY = '';

/** Whom a sender's amount is counted for: those that nobody knows share one in their network. */
const countedFor = ({ owner, network, isKnown }: Sender): string =>
  isKnown ? owner : `unknown in ${network}`;

/** What is read in the order it came. */
function orderly(limits: IngestLimits, now: () => number): Allowance['takePrompt'] {
  const ofOwner = new RateLimit({ ...limits.promptOfOwner, now });
  const ofNetwork = new NetworkLimit({ ...limits.promptOfNetwork, now });
  return (sender, work) => {
    const owner = countedFor(sender);
    if (ofOwner.wait(owner, work) > 0 || ofNetwork.take(sender.network, work) > 0) return null;
    ofOwner.take(owner, work);
    return () => {
      ofOwner.giveBack(owner, work);
      ofNetwork.giveBack(sender.network, work);
    };
  };
}

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
    takePrompt: orderly(limits, now),
    takeSession(sender) {
      sessionsOfOwner(countedFor(sender));
      sessionsOfNetwork(sender.network);
    },
  };
}
