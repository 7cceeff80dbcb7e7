/** Kills sessions by the hundred, and compares what the log service holds with what was observed. */
import { seededRandom } from '../../../src/kernel/random.ts';
import { type Site, type Staff, signInStaff, startSite } from '../../support/started/site.ts';
import { KillFixture } from './browser-fixture.ts';
import { keepBusy } from './busy.ts';
import { type Comparison, compare } from './compare.ts';
import { copySite } from './site-copy.ts';
import { type Chance, type Ended, liveAndEnd, WAY_NAMES, type WayName } from './ways.ts';

export interface KillOptions {
  readonly kills: number;
  readonly seed: number;
  readonly ways?: readonly WayName[];
  /** Whether as many processes as there are processors of a small machine compete; both without. */
  readonly loaded?: boolean;
  readonly log?: (line: string) => void;
  /** Is told now and then of all that is known. */
  readonly onProgress?: (killed: readonly Killed[]) => void;
}

/** What became of a session. */
export interface Killed extends Ended, Comparison {
  readonly loaded: boolean;
  /** The page had the moment to say farewell, and to hand over all of it: a browser waits half a second for a busy one. */
  readonly left: boolean;
}

/** Profiles are changed now and then: an owner may begin so many sessions. */
const KILLS_OF_PROFILE = 25;
const BUSY_PROCESSORS = 2;

async function heldOf(staff: Staff, sessionId: string) {
  const reply = await staff.get(`/log-api/v1/sessions/${sessionId}/events`);
  return reply.status === 404 ? [] : staff.events(sessionId);
}

interface Killing {
  readonly site: Site;
  readonly chance: Chance;
  readonly loaded: boolean;
  readonly log: (line: string) => void;
}

async function killSome({ site, chance, loaded, log }: Killing, ways: readonly WayName[]) {
  const fixture = await KillFixture.open(site);
  const rest = loaded ? keepBusy(BUSY_PROCESSORS) : () => undefined;
  const ended: Ended[] = [];
  try {
    for (const way of ways) {
      ended.push(...(await liveAndEnd(fixture, way, chance)));
      log(`${way}${loaded ? ' (loaded)' : ''}`);
    }
    rest();
    if (!(await fixture.settle())) log('something waits for ever');
    const staff = await signInStaff(site.origin);
    const killed: Killed[] = [];
    for (const end of ended) {
      const { observer } = fixture;
      const seen = observer.seen.get(end.sessionId) ?? new Map();
      const left = observer.left.has(end.sessionId);
      const held = await heldOf(staff, end.sessionId);
      killed.push({ ...end, loaded, left, ...compare(seen, held, end.endedAt) });
    }
    return killed;
  } finally {
    rest();
    await fixture.remove();
  }
}

export async function killSessions(options: KillOptions): Promise<Killed[]> {
  const { kills, seed, ways = WAY_NAMES, log = () => undefined } = options;
  const random = seededRandom(seed);
  const chance: Chance = (n) => Math.floor(random() * n);
  const copy = await copySite();
  const site = await startSite({ root: copy.root, clockRate: 30 });
  const killed: Killed[] = [];
  try {
    for (let done = 0; done < kills; done += KILLS_OF_PROFILE) {
      const count = Math.min(KILLS_OF_PROFILE, kills - done);
      // Every way in its turn, so that each is there as often.
      const turn = Array.from({ length: count }, (_, i) => ways[(done + i) % ways.length]);
      const loaded = options.loaded ?? (done / KILLS_OF_PROFILE) % 2 === 1;
      const chosen = turn.filter((way) => way !== undefined);
      killed.push(...(await killSome({ site, chance, loaded, log }, chosen)));
      options.onProgress?.(killed);
    }
    return killed;
  } finally {
    await site.stop();
    await copy.remove();
  }
}
