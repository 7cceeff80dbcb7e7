import { engines } from '../../domain/casino/engines.ts';
import { type GameName, gameNames, games } from '../../domain/casino/rows.ts';
import { type Check, type CheckName, type Used, verified } from '../../domain/casino/verify.ts';
import type { AnyEvent } from '../../events/catalogue.ts';
import { type Round, type Told, type ToldRounds, toldRounds } from './told.ts';

/**
 * What computing a round once more came to. `not-revealed`: a seed of it is still in use; `open`: how it
 * ended is not in the recording; `other-rules`: this build has no such game, or other rules of it.
 */
export type RoundResult = 'agrees' | 'differs' | 'not-revealed' | 'open' | 'other-rules';

/** What differs, besides what is computed: what the player asked for is not what was played. */
export interface Difference extends Pick<Check, 'said' | 'computed'> {
  readonly name: CheckName | 'bet' | 'choice';
}

export interface RoundVerdict {
  /** The event that told of the round first. */
  readonly seq: number;
  readonly roundId: string;
  /** The game's name; its number where this build does not know it. */
  readonly game: string;
  /** Of a shared draw: its number. */
  readonly draw: number | null;
  readonly nonce: number;
  readonly result: RoundResult;
  /** What differed first. */
  readonly first: Difference | null;
  /** What was computed once more, in order; nothing where that cannot be done. */
  readonly checks: readonly Check[];
  readonly used: Used | null;
}

/** What computing a round once more gave. */
type Computed = Pick<RoundVerdict, 'first' | 'checks' | 'used'>;

const NOT_COMPUTED: Computed = { first: null, checks: [], used: null };

const nameOf = (id: number): GameName | null =>
  gameNames.find((name) => games[name].gameId === id) ?? null;

/** What a shared draw adds to a round that was told of before it was over. */
function withDraw({ round, paid }: Told, { draw }: ToldRounds): Round {
  const over = round.draw === null ? null : draw(round.game, round.draw);
  if (!over) return round;
  const [payout] = paid;
  return {
    ...round,
    seeds: { ...round.seeds, serverSeed: over.hash },
    state: { ...round.state, draw: round.state.draw ?? over.result },
    ...(round.status === 'open' && payout !== undefined && { status: 'completed', payout }),
  };
}

const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** The first field that was played otherwise than it was asked for. */
function changed(
  name: Difference['name'],
  asked: Readonly<Record<string, unknown>>,
  played: Readonly<Record<string, unknown>> | undefined,
): Difference | null {
  const field = Object.keys(asked).find((one) => text(asked[one]) !== text(played?.[one]));
  if (field === undefined) return null;
  return { name, said: `${field} ${text(played?.[field])}`, computed: text(asked[field]) };
}

/** The house lowers where a curve is cashed out, and says where it was: of a curve the stake alone is compared. */
function askedOtherwise({ bet, choices, round }: Told, game: GameName): Difference | null {
  if (game === 'crash') return bet && changed('bet', { stake: bet['stake'] }, round.bet);
  const ofBet = bet && changed('bet', bet, round.bet);
  if (ofBet) return ofBet;
  const ofChoices = [...choices].map(([step, action]) =>
    changed('choice', action, round.steps[step]?.action),
  );
  return ofChoices.find((one) => one !== null) ?? null;
}

async function computedAgain(
  told: Told,
  game: GameName,
  round: Round,
  { seeds, draw }: ToldRounds,
  serverSeed: string,
): Promise<Computed> {
  const engine = await engines[game]();
  const ownSeed = seeds.get(round.ownSeeds?.commitment ?? '') ?? null;
  const over = round.draw === null ? null : draw(round.game, round.draw);
  const results = over ? [round.state.draw, over.result] : [round.state.draw];
  const tellings = results.flatMap((result) =>
    [...told.paid].map((payout) => ({ ...round, payout, state: { ...round.state, draw: result } })),
  );
  const computed = tellings.map((one) =>
    verified({ name: game, engine }, one, { serverSeed, ownSeed }),
  );
  // Whatever was told of it, by answers and by the feed, has to be the same.
  const { checks = [], used = null } = computed.find(({ first }) => first) ?? computed[0] ?? {};
  const first = askedOtherwise(told, game) ?? checks.find(({ agrees }) => !agrees) ?? null;
  return { first, checks, used };
}

async function resultOf(
  told: Told,
  known: ToldRounds,
): Promise<Computed & Pick<RoundVerdict, 'result'>> {
  const round = withDraw(told, known);
  const game = nameOf(round.game);
  if (game === null || round.rules !== games[game].rulesVersion) {
    return { result: 'other-rules', ...NOT_COMPUTED };
  }
  if (round.status === 'open') return { result: 'open', ...NOT_COMPUTED };
  const { commitment } = round.seeds;
  const serverSeed = round.seeds.serverSeed ?? known.seeds.get(commitment) ?? null;
  if (serverSeed === null) return { result: 'not-revealed', ...NOT_COMPUTED };
  const computed = await computedAgain(told, game, round, known, serverSeed);
  if (computed.first) return { result: 'differs', ...computed };
  const { ownSeeds } = round;
  const isOwnOut = !ownSeeds || known.seeds.has(ownSeeds.commitment);
  return { result: isOwnOut ? 'agrees' : 'not-revealed', ...computed };
}

/**
 * Computes every round of a recording once more, from the seeds that it tells, with the engines of this
 * build, and holds it against all that its events say of it.
 */
export async function verifiedRounds(events: Iterable<AnyEvent>): Promise<RoundVerdict[]> {
  const known = toldRounds(events);
  const verdicts: RoundVerdict[] = [];
  for (const told of known.rounds) {
    const { id: roundId, game, draw, seeds } = told.round;
    verdicts.push({
      ...{ seq: told.seq, roundId, game: nameOf(game) ?? String(game), draw, nonce: seeds.nonce },
      ...(await resultOf(told, known)),
    });
  }
  return verdicts;
}
