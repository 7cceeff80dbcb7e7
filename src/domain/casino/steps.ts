import { fault, fieldsOf } from './input.ts';
import type { GameName } from './rows.ts';

/** A bet, or a choice within the round, as JSON. */
export type GameFields = Readonly<Record<string, unknown>>;

/** What a choice becomes part of in the bet as it is settled: one of a list, or the field itself. */
interface Joining {
  readonly field: string;
  readonly isListed: boolean;
}

const listed = (field: string): Joining => ({ field, isListed: true });
const said = (field: string): Joining => ({ field, isListed: false });

const lifting = { pick: listed('picks') };

/** The choices of games that have any after the draw, by the one field that each is sent as. */
const CHOICES: Readonly<Partial<Record<GameName, Readonly<Record<string, Joining>>>>> = {
  mines: { pick: listed('picks'), cashOut: said('cashOut') },
  ladder: { pick: listed('picks'), cashOut: said('cashOut') },
  hilo: { call: listed('calls'), cashOut: said('cashOut') },
  covers: lifting,
  'points-memory': lifting,
  'points-chests': lifting,
  'points-safes': lifting,
  'points-lottery': lifting,
  blackjack: { action: listed('actions') },
  'video-poker': { hold: said('hold') },
  crash: { cashOut: said('cashOut') },
};

const listIn = (bet: GameFields, field: string): readonly unknown[] => {
  const list = bet[field];
  return Array.isArray(list) ? list : [];
};

function joined(game: GameName, bet: GameFields, choice: unknown): GameFields {
  const [said, ...others] = Object.entries(fieldsOf(choice, 'action'));
  const choices = CHOICES[game] ?? {};
  if (said === undefined || others.length > 0 || !Object.hasOwn(choices, said[0])) {
    return fault('action', 'no choice of this game');
  }
  const [name, value] = said;
  const { field, isListed } = choices[name] ?? fault('action', 'no choice of this game');
  return { ...bet, [field]: isListed ? [...listIn(bet, field), value] : value };
}

/** What is chosen after the draw is no part of what is bet before it. */
function withoutChoices(game: GameName, bet: GameFields): GameFields {
  const chosen = new Set(Object.values(CHOICES[game] ?? {}).map(({ field }) => field));
  return Object.fromEntries(Object.entries(bet).filter(([field]) => !chosen.has(field)));
}

/**
 * The bet with all that was chosen, as the engine settles it; `begun` is what was chosen when nothing
 * was, of games that go on after the draw. Throws CasinoInputError `action` for what is no choice of the game; whether it is allowed now, the
 * engine says.
 */
export function withChoices(
  game: GameName,
  bet: GameFields,
  begun: object | undefined,
  choices: readonly GameFields[],
): GameFields {
  const start = begun ? { ...withoutChoices(game, bet), ...begun } : bet;
  return choices.reduce<GameFields>((before, choice) => joined(game, before, choice), start);
}

/** The choices that lead from one bet to another, as when a rule of the game decides. */
export function choicesBetween(
  game: GameName,
  before: GameFields,
  after: GameFields,
): GameFields[] {
  return Object.entries(CHOICES[game] ?? {}).flatMap(([name, { field, isListed }]) => {
    if (isListed) {
      const more = listIn(after, field).slice(listIn(before, field).length);
      return more.map((value) => ({ [name]: value }));
    }
    const isSame = JSON.stringify(before[field]) === JSON.stringify(after[field]);
    return isSame ? [] : [{ [name]: after[field] }];
  });
}
