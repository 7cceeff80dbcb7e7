import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { Competition, Fixture } from '../fixture.ts';
import type { Score } from '../sports-line.ts';
import { goalsOfNormalTime } from './goal-minutes.ts';

type Issue = { received: string };
/** Of a wrong value, as much as it takes to find it. */
const SHOWN = 60;
const mustBe =
  (what: string) =>
  ({ received }: Issue) =>
    received === 'undefined' ? 'is missing' : `must be ${what}, not ${received.slice(0, SHOWN)}`;

const text = v.pipe(v.string(mustBe('text')), v.trim(), v.nonEmpty('must not be empty'));
const count = v.pipe(
  v.number(mustBe('a whole number')),
  v.integer(mustBe('a whole number')),
  v.minValue(0, mustBe('0 or more')),
);
const pairWords = mustBe('two whole numbers');
const pair = v.pipe(
  v.array(count, pairWords),
  v.length(2, () => 'must be two whole numbers'),
  v.transform((list): Score => [list[0] ?? 0, list[1] ?? 0]),
);
/** 31 February parses as a day of March, so it has to come back as it went in. */
function isOnCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const day = v.pipe(
  v.string(mustBe('a day such as 2025-08-15')),
  v.isoDate(mustBe('a day such as 2025-08-15')),
  v.check(isOnCalendar, mustBe('a day of the calendar')),
);
const timeOfDay = v.pipe(
  v.string(mustBe('a time such as 20:30 or 13:00 UTC-6')),
  v.regex(
    /^([01]?\d|2[0-4]):[0-5]\d( (UTC|GMT)([+-]\d{1,2}(:\d{2})?)?)?$/,
    mustBe('a time such as 20:30 or 13:00 UTC-6'),
  ),
);
const minuteWords = mustBe('a minute such as 9, 45+2 or 90');
const goal = v.object(
  {
    minute: v.union(
      [count, v.pipe(v.string(), v.regex(/^\d{1,3}'?(\s*\+\s*\d{1,2}'?)?$/, minuteWords))],
      minuteWords,
    ),
    offset: v.optional(count),
  },
  mustBe('a goal with its minute'),
);
const scoreWords = mustBe('a group of scores such as {"ht": [1, 0], "ft": [2, 1]}');
const score = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), scoreWords),
  v.object(
    { ht: v.nullish(pair), ft: v.nullish(pair), et: v.nullish(pair), p: v.nullish(pair) },
    scoreWords,
  ),
);
const goals = v.nullish(v.array(goal, mustBe('a list of goals')));
const match = v.pipe(
  v.object(
    {
      round: v.nullish(v.string(mustBe('text')), ''),
      date: day,
      time: v.nullish(timeOfDay),
      team1: text,
      team2: text,
      score: v.nullish(score),
      goals1: goals,
      goals2: goals,
      status: v.nullish(text),
    },
    mustBe('a match'),
  ),
  v.check((row) => row.team1 !== row.team2, 'a team cannot play against itself'),
  v.check(({ score: s }) => {
    const [half, full] = [s?.ht, s?.ft];
    return !half || !full || (half[0] <= full[0] && half[1] <= full[1]);
  }, 'the half-time score is higher than the full-time score'),
);
const fileSchema = v.object(
  {
    name: text,
    matches: v.pipe(v.array(match, mustBe('a list of matches')), v.minLength(1, 'holds no match')),
  },
  mustBe('a competition with a name and matches'),
);

type Row = v.InferOutput<typeof match>;

/** Minutes by the source's own clock; a match without a time stands at the end of its day. */
function orderOf(row: Row): number {
  const found = /^(\d+):(\d+)(?:\D+([+-]\d+)(?::(\d+))?)?/.exec(row.time ?? '24:00');
  const [hours, minutes, zone] = [found?.[1] ?? 24, found?.[2] ?? 0, found?.[3] ?? 0];
  return Date.parse(row.date) / 60_000 + (Number(hours) - Number(zone)) * 60 + Number(minutes);
}

/** Some files leave the half-time score out where no goal fell, and then it is known all the same. */
const withoutGoals = (fullTime: Score): Score | null =>
  fullTime[0] === 0 && fullTime[1] === 0 ? [0, 0] : null;

function toFixture(row: Row): Fixture {
  const fullTime = row.score?.ft ?? null;
  const lists = [row.goals1 ?? [], row.goals2 ?? []] as const;
  return {
    round: row.round,
    order: orderOf(row),
    team1: row.team1,
    team2: row.team2,
    halfTime: fullTime && (row.score?.ht ?? withoutGoals(fullTime)),
    fullTime,
    goals: fullTime && goalsOfNormalTime(lists, fullTime, Boolean(row.score?.et)),
    isAbandoned: fullTime !== null && /abandon/i.test(row.status ?? ''),
    isOff: fullTime === null && /postpone|cancel|abandon|suspend|void/i.test(row.status ?? ''),
  };
}

function wordsOf(issue: v.BaseIssue<unknown>): string {
  const where = (issue.path ?? []).map(({ key }) => key);
  const [list, index, ...rest] = where;
  const place =
    list === 'matches' && typeof index === 'number'
      ? [`match ${index + 1}`, ...rest.map((key) => (typeof key === 'number' ? key + 1 : key))]
      : where;
  return place.length > 0 ? `${place.join(', ')}: ${issue.message}` : issue.message;
}

/**
 * Decodes one file in football.json format.
 * Returns the competition, its matches in order of play, or in plain words why it is refused.
 */
export function parseFootballJson(source: string): Competition | { reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { reason: `is not JSON (${error instanceof Error ? error.message : error})` };
  }
  const decoded = v.safeParse(fileSchema, json, { abortEarly: true });
  if (!decoded.success) return { reason: wordsOf(decoded.issues[0]) };
  const fixtures = decoded.output.matches.map(toFixture);
  return { name: decoded.output.name, fixtures: fixtures.toSorted((a, b) => a.order - b.order) };
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => join(path, name));
}

/**
 * Reads a file, or every `.json` file directly in a folder, in order of name.
 * `problems` holds one line for each file that was refused: its name and the reason.
 */
export function readFixtures(path: string): { competitions: Competition[]; problems: string[] } {
  const competitions: Competition[] = [];
  const problems: string[] = [];
  const refuse = (file: string, reason: string) => problems.push(`${basename(file)}: ${reason}`);
  let files: string[] = [];
  try {
    files = filesAt(path);
    if (files.length === 0) refuse(path, 'the folder holds no .json file');
  } catch {
    refuse(path, 'there is no such file or folder, or it may not be read');
  }
  for (const file of files) {
    try {
      const parsed = parseFootballJson(readFileSync(file, 'utf8'));
      if ('reason' in parsed) refuse(file, parsed.reason);
      else competitions.push(parsed);
    } catch {
      refuse(file, 'may not be read');
    }
  }
  return { competitions, problems };
}
