/** What came of the kills, as a table for people and as a verdict. */
import { TAIL_AT_RISK_MS } from '../../../src/log/record/farewell.ts';
import type { Killed } from './round.ts';
import { CLOSING, SURE_TO_LEAVE, WAY_NAMES } from './ways.ts';

/** Milliseconds before the end that a machine with nothing else to do may lose. */
const MOST_LOST_QUIET = 20;
/** And one that has twice as much to do as it can. */
const MOST_LOST_LOADED = 100;

function at(share: number, sorted: readonly number[]): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function row(name: string, killed: readonly Killed[]): string {
  const ms = killed.map(({ lostMs }) => lostMs).sort((a, b) => a - b);
  const sum = (of: (one: Killed) => number) => killed.reduce((all, one) => all + of(one), 0);
  const figures = [
    killed.length,
    sum(({ observed }) => observed),
    sum(({ lost }) => lost),
    `${at(0.5, ms)} / ${at(0.95, ms)} / ${ms.at(-1) ?? 0}`,
    sum(({ absent }) => (absent ? 1 : 0)),
    sum(({ farewell }) => (farewell ? 1 : 0)),
  ];
  return `| ${[name, ...figures].join(' | ')} |`;
}

/** A line for each way, quiet and loaded: the tail that is lost in ms is median / 95 % / longest. */
export function tableOf(killed: readonly Killed[]): string {
  const rows = WAY_NAMES.flatMap((way) =>
    [false, true].flatMap((loaded) => {
      const some = killed.filter((one) => one.way === way && one.loaded === loaded);
      return some.length === 0 ? [] : [row(loaded ? `${way}, under load` : way, some)];
    }),
  );
  return [
    '| what happened | sessions | events observed | lost | tail in ms | absent | with farewell |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    row('all', killed),
  ].join('\n');
}

/** Where most tabs of a machine with nothing else to do hear nothing of their closing, none can be told apart. */
function unheard(killed: readonly Killed[]): string[] {
  const closed = killed.filter(({ way, loaded }) => CLOSING.has(way) && !loaded);
  const heard = closed.filter(({ left }) => left);
  const isUsual = 2 * heard.length >= closed.length;
  return isUsual ? [] : [`only ${heard.length} of ${closed.length} tabs said farewell when closed`];
}

/** What is not as promised, a line each. */
export function broken(killed: readonly Killed[]): string[] {
  const each = killed.flatMap(
    ({ sessionId, way, loaded, left, lost, lostMs, problems, endedAt }) => {
      const bound = loaded ? MOST_LOST_LOADED : MOST_LOST_QUIET;
      const unsaidTail =
        lostMs > TAIL_AT_RISK_MS ? ', more than a verdict says may be missing' : '';
      const where = `${sessionId}, ${way}${loaded ? ' under load' : ''} at ${endedAt}`;
      const late =
        lostMs > bound ? [`lost the last ${lostMs} ms, ${lost} events${unsaidTail}`] : [];
      const unsaid =
        lost > 0 && (left || SURE_TO_LEAVE.has(way))
          ? [`lost ${lost} events, though it could leave`]
          : [];
      return [...problems, ...late, ...unsaid].map((problem) => `${where}: ${problem}`);
    },
  );
  return [...each, ...unheard(killed)];
}
