/**
 * Proves, on sessions nobody thought of, what the README promises of every session.
 * Usage: npm run prove -- [--rounds NAME,…] [--sessions N] [--seed S] [--only N] [--jobs N] [--as-is]
 *        npm run prove -- --kills N [--seed S]
 * Exits 1 where anything diverged. `docs/proving.md` says what is proved, and what is not.
 */
import { parseArgs } from 'node:util';
import { killRound } from './kills/kill-round.ts';
import { mutantRound } from './mutants/round.ts';
import type { Round, RoundOptions } from './rounds.ts';
import { sessionRound } from './session-round.ts';
import { visitRound } from './visits/round.ts';

/** Every round there is, by the name it is asked for with. */
const ROUNDS: Readonly<Record<string, Round>> = {
  sessions: sessionRound,
  mutants: mutantRound,
  visits: visitRound,
  kills: killRound,
};

const SESSIONS = 1_000;
const KILLS = 40;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    sessions: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    jobs: { type: 'string' },
    /** What diverges is not made shorter. */
    'as-is': { type: 'boolean', default: false },
  },
});

/** A whole number, or why there is none and the end. */
function numberOf(name: 'sessions' | 'kills' | 'seed' | 'only' | 'jobs'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (/^\d{1,12}$/.test(text)) return Number(text);
  console.error(`--${name} takes a whole number, not ${text}`);
  process.exit(2);
}

function optionsGiven(): RoundOptions {
  const only = numberOf('only');
  return {
    sessions: numberOf('sessions') ?? SESSIONS,
    kills: numberOf('kills') ?? KILLS,
    seed: numberOf('seed') ?? 1,
    ...(only === undefined ? {} : { only }),
    jobs: numberOf('jobs') ?? 1,
    shrinks: !values['as-is'],
  };
}

function roundOf(name: string): Round {
  const round = Object.hasOwn(ROUNDS, name) ? ROUNDS[name] : undefined;
  if (round) return round;
  console.error(`no such round: ${name}. There are: ${Object.keys(ROUNDS).join(' ')}`);
  process.exit(2);
}

const options = optionsGiven();
let proved = true;
const rounds = values.rounds ?? (values.kills === undefined ? 'sessions' : 'kills');
for (const name of rounds.split(',')) {
  const round = roundOf(name);
  console.log(`=== ${name}`);
  proved = (await round(options)) && proved;
}
// Timeouts of uploads that nobody waits for would keep the process.
process.exit(proved ? 0 : 1);
