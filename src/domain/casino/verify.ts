import type { Engine } from './engine.ts';
import { chainHash, commitment, FairStream } from './fair.ts';
import type { GameName } from './rows.ts';
import { type GameFields, withChoices } from './steps.ts';

/** What a draw comes from, as it was told: what was promised, and who had a part in it. */
interface ToldSeeds {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What was told of a round that is over. */
export interface ToldRound {
  /** Of a shared draw: its number. */
  readonly draw: number | null;
  readonly seeds: ToldSeeds;
  /** Where the bet on a shared draw comes of the player's own seeds, as a ticket does. */
  readonly ownSeeds?: ToldSeeds | undefined;
  readonly bet: GameFields;
  readonly steps: readonly { readonly action: GameFields }[];
  readonly state: { readonly draw: unknown; readonly outcome: GameFields | null };
  readonly status: 'open' | 'completed' | 'cancelled';
  readonly staked: number;
  readonly payout: number | null;
}

/** What of an engine a round is computed with. */
export type VerifyingEngine = Pick<Engine, 'draw' | 'settle' | 'begun' | 'ticket' | 'field'>;

/** The secrets that came out: the server seed or the hash of the draw, and the seed of the player's own. */
export interface Revealed {
  readonly serverSeed: string;
  /** Null: there is none, or it is still in use. */
  readonly ownSeed: string | null;
}

/** What is computed once more, in this order. */
export type CheckName =
  | 'commitment'
  | 'field'
  | 'ticketCommitment'
  | 'ticket'
  | 'draw'
  | 'settlement'
  | 'credited';

export interface Check {
  readonly name: CheckName;
  readonly said: string;
  readonly computed: string;
  readonly agrees: boolean;
}

/** What of the stream a draw used: bytes, and words of four of them that were passed over. */
export type Used = FairStream['used'];

export interface Verified {
  /** As it was computed; of a draw that cannot be, why. */
  readonly draw: unknown;
  /** Null where it reads no stream, as a curve, or cannot be drawn. */
  readonly used: Used | null;
  readonly checks: readonly Check[];
  /** What differed first; null: all agrees. */
  readonly first: CheckName | null;
}

const isFields = (value: unknown): value is GameFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON in which the order of fields says nothing. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function checkOf(name: CheckName, said: unknown, computed: unknown): Check {
  const [before = '', now = ''] = [said, computed].map((one) =>
    typeof one === 'string' ? one : written(one),
  );
  return { name, said: before, computed: now, agrees: before === now };
}

/** What a throw of an engine says in place of a result: it differs from whatever was told. */
function tried<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What was known before anybody bet: the hash of the draw before is the next of the chain. */
function fieldChecks(
  { field }: VerifyingEngine,
  { draw, seeds, bet }: ToldRound,
  serverSeed: string,
): Check[] {
  if (!field || draw === null) return [];
  const previous = () => ({
    serverSeed: chainHash(serverSeed, 1),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce - 1,
  });
  const known = tried(() => field(previous()));
  return [checkOf('field', bet['field'], known)];
}

/** What was bet on from seeds of the player's own, as long as they are not told nothing of it is checked. */
function ticketChecks(
  { ticket }: VerifyingEngine,
  { ownSeeds, bet }: ToldRound,
  serverSeed: string | null,
): Check[] {
  if (!ticket || !ownSeeds || serverSeed === null) return [];
  const { commitment: promised, clientSeed, nonce } = ownSeeds;
  const drawn = tried(() => ticket({ serverSeed, clientSeed, nonce }));
  return [
    checkOf(
      'ticketCommitment',
      promised,
      tried(() => commitment(serverSeed)),
    ),
    checkOf('ticket', bet['ticket'], drawn),
  ];
}

/** The draw of a round once more, by a stream that counts; of a curve by the hash, which it calls so, and the salt. */
function drawnAgain(
  { name, engine }: Computing,
  { seeds: { clientSeed, nonce }, bet }: ToldRound,
  serverSeed: string,
): Pick<Verified, 'draw' | 'used'> {
  const seeds = { serverSeed, clientSeed, nonce, hash: serverSeed, salt: clientSeed };
  let used: Used | null = null;
  const draw = tried(() => {
    if (name === 'crash') return engine.draw(seeds, bet);
    const stream = new FairStream(seeds);
    const drawn = engine.draw(stream, bet);
    used = stream.used;
    return drawn;
  });
  return { draw, used };
}

interface Computing {
  readonly name: GameName;
  readonly engine: VerifyingEngine;
}

/**
 * Computes a round once more from its seeds, with the same engine as the house: what was promised before,
 * the draw, what it was worth with all that was chosen, and what was paid. Nothing is asked of the server.
 */
export function verified(
  { name, engine }: Computing,
  round: ToldRound,
  { serverSeed, ownSeed }: Revealed,
): Verified {
  const { nonce, commitment: promised } = round.seeds;
  const isShared = round.draw !== null;
  const choices = round.steps.map(({ action }) => action);
  const { draw, used } = drawnAgain({ name, engine }, round, serverSeed);
  const settled = tried(() =>
    engine.settle(draw, withChoices(name, round.bet, engine.begun, choices)),
  );
  const payout = typeof settled === 'string' ? settled : settled.payout;
  const outcome = typeof settled === 'string' ? settled : { ...settled };
  const checks = [
    checkOf(
      'commitment',
      promised,
      tried(() => (isShared ? chainHash(serverSeed, nonce) : commitment(serverSeed))),
    ),
    ...fieldChecks(engine, round, serverSeed),
    ...ticketChecks(engine, round, ownSeed),
    checkOf('draw', round.state.draw, draw),
    checkOf('settlement', round.state.outcome ?? outcome, outcome),
    checkOf('credited', round.payout, round.status === 'cancelled' ? round.staked : payout),
  ];
  return { draw, used, checks, first: checks.find(({ agrees }) => !agrees)?.name ?? null };
}
