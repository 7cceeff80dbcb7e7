import type { CallReply } from '../../calls/table.ts';
import type { AnyEvent, Envelope, EventData } from '../../events/catalogue.ts';

export type Round = CallReply<'casinoRound'>['round'];
type Answer = CallReply<'casinoRoundStart'>;
type Fields = Readonly<Record<string, unknown>>;

/** All that a recording tells of a round. */
export interface Told {
  /** The event that told of it first. */
  readonly seq: number;
  /** As it was told last; how it ended, where that is among it. */
  readonly round: Round;
  /** What it paid, each time that was told: one amount, where nothing is wrong. */
  readonly paid: ReadonlySet<number>;
  /** What the site asked for; null where another session did. */
  readonly bet: Fields | null;
  /** What was chosen here, by the step. */
  readonly choices: ReadonlyMap<number, Fields>;
}

interface Over {
  readonly hash: string;
  readonly result: unknown;
}

/** What a recording tells of rounds, of secrets that came out, and of shared draws that are over. */
export interface ToldRounds {
  readonly rounds: readonly Told[];
  /** Server seeds by their commitments. */
  readonly seeds: ReadonlyMap<string, string>;
  draw(game: number, draw: number): Over | null;
}

type Seeds = Pick<Round['seeds'], 'commitment' | 'serverSeed'>;
type Growing = Told & { round: Round; paid: Set<number>; bet: Fields | null } & {
  choices: Map<number, Fields>;
};

/** What was asked for by calls that have no answer yet. */
type Asked = EventData<'http.requested'>;

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const drawKey = (game: number, draw: number): string => `${game} ${draw}`;

/** Follows a recording and collects what it tells. */
class Collecting {
  readonly rounds = new Map<string, Growing>();
  readonly seeds = new Map<string, string>();
  readonly draws = new Map<string, Over>();
  readonly #asked = new Map<number, Asked>();

  see(event: AnyEvent): void {
    switch (event.type) {
      case 'http.requested':
        if (event.data.call.startsWith('casino')) this.#asked.set(event.data.requestId, event.data);
        return;
      case 'http.replied':
        if (event.data.status < 400) this.#replied(event);
        return;
      case 'casino.drawRevealed':
      case 'casino.crashEnded':
        this.#drawn(event.data.game, event.data);
        return;
      case 'casino.roundSettled':
        this.rounds.get(event.data.roundId)?.paid.add(event.data.payout);
        return;
      default:
    }
  }

  // Bodies were held against the shapes of their calls' replies as they were read.
  #replied({ seq, data: { call, requestId, body } }: Envelope<'http.replied'>): void {
    switch (call) {
      case 'casinoRoundStart':
      case 'casinoDemoStart':
      case 'casinoDrawBet':
      case 'casinoRoundAct':
      case 'casinoDemoAct':
        this.#answered(seq, body as Answer, this.#asked.get(requestId));
        break;
      case 'casinoRound':
        this.#round(seq, (body as CallReply<'casinoRound'>).round);
        break;
      case 'casinoRounds':
        for (const one of (body as CallReply<'casinoRounds'>).items) this.#round(seq, one);
        break;
      case 'casinoSeeds':
        this.#revealed((body as CallReply<'casinoSeeds'>).revealed);
        break;
      case 'casinoSeedsChange': {
        const answer = body as CallReply<'casinoSeedsChange'>;
        if (answer.status === 'done') this.#revealed(answer.seeds.revealed);
        break;
      }
      case 'casinoDraws': {
        const { game, last } = body as CallReply<'casinoDraws'>;
        for (const one of last) this.#drawn(game, one);
        break;
      }
      default:
    }
    this.#asked.delete(requestId);
  }

  #answered(seq: number, answer: Answer, asked: Asked | undefined): void {
    if (answer.status !== 'accepted') return;
    const told = this.#round(seq, answer.round);
    const { bet, step, action } = fieldsIn(asked?.body);
    if (bet !== undefined) told.bet = fieldsIn(bet);
    if (typeof step === 'number') told.choices.set(step, fieldsIn(action));
  }

  /** An answer that is late may know less: what is over stays so. */
  #round(seq: number, round: Round): Growing {
    const known = this.rounds.get(round.id);
    const told = known ?? { seq, round, paid: new Set(), bet: null, choices: new Map() };
    this.rounds.set(round.id, told);
    if (round.status !== 'open' || told.round.status === 'open') told.round = round;
    if (round.payout !== null) told.paid.add(round.payout);
    if (round.draw === null) this.#revealed(round.seeds);
    this.#revealed(round.ownSeeds);
    return told;
  }

  #revealed(seeds: Seeds | null | undefined): void {
    if (seeds?.serverSeed) this.seeds.set(seeds.commitment, seeds.serverSeed);
  }

  #drawn(game: number, { draw, hash, result }: Over & { readonly draw: number }): void {
    const key = drawKey(game, draw);
    if (!this.draws.has(key)) this.draws.set(key, { hash, result });
  }
}

/** What a recording tells of rounds of the casino, in the order in which it began to. */
export function toldRounds(events: Iterable<AnyEvent>): ToldRounds {
  const collecting = new Collecting();
  for (const event of events) collecting.see(event);
  const { rounds, seeds, draws } = collecting;
  return {
    rounds: [...rounds.values()],
    seeds,
    draw: (game, draw) => draws.get(drawKey(game, draw)) ?? null,
  };
}
