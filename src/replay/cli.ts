import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { type LogFile, readLog } from '../log/log-file.ts';
import type { IntentionsVerdict } from './intentions.ts';
import { createReplay } from './replay.ts';
import { troubles, verdictText } from './report.ts';
import { verifyLog } from './verify.ts';

const USAGE = `npm run replay -- FILE [--at SEQ] [--state PATH] [--verify] [--intentions] [--json]

  FILE           a recording as NDJSON, or - for standard input
  --at SEQ       the state after this event (the last one unless said)
  --state PATH   only this part of it, such as coupon.bets
  --verify       fold it and compare with its checkpoints; exit 1 at the first difference
  --intentions   run the effects against the recorded replies; exit 1 at the first difference
  --json         answer as JSON`;

interface Answer {
  readonly json: unknown;
  readonly text: string;
  readonly failed: boolean;
}

function partOf(state: unknown, path: string | undefined): unknown {
  if (path === undefined) return state;
  let part = state;
  for (const key of path.split('.')) part = (part as Record<string, unknown> | undefined)?.[key];
  return part;
}

function showState(log: LogFile, at: string | undefined, path: string | undefined): Answer {
  const replay = createReplay(log.events);
  const count = at === undefined ? log.events.length : replay.countThrough(Number(at));
  const state = partOf(replay.stateAfter(count), path) ?? null;
  const last = log.events[count - 1];
  const json = { seq: last?.seq ?? -1, at: last?.at ?? null, type: last?.type ?? null, state };
  return { json, text: JSON.stringify(state, null, 2), failed: false };
}

function verify(log: LogFile): Answer {
  const verdict = verifyLog(log.events);
  const broken = log.lineProblems.length > 0 || log.eventProblems.length > 0;
  const json = { ...verdict, gaps: log.gaps, problems: troubles(log) };
  return { json, text: verdictText(verdict), failed: verdict.verdict === 'differs' || broken };
}

/** Who has the file may see what it holds there. */
function intentionsText(
  { seq, recorded, replayed, path }: NonNullable<IntentionsVerdict['firstDifference']>,
  { events }: LogFile,
): string {
  const data = JSON.stringify(events.find((event) => event.seq === seq)?.data).slice(0, 300);
  return [
    `intentions differ at event ${seq}`,
    `  recorded ${recorded} ${data}`,
    `  replayed ${replayed}`,
    ...(path === undefined ? [] : [`  path     ${path}`]),
  ].join('\n');
}

async function intentions(log: LogFile): Promise<Answer> {
  const { verifyIntentions } = await import('./intentions.ts');
  const verdict = verifyIntentions(log.events);
  const { firstDifference: first } = verdict;
  const text = first
    ? intentionsText(first, log)
    : `intentions ${verdict.verdict}: ${verdict.events} events, ${verdict.calls} calls`;
  return { json: verdict, text, failed: verdict.verdict === 'differs' };
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      state: { type: 'string' },
      verify: { type: 'boolean' },
      intentions: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length !== 1) throw new TypeError('one FILE is needed');
  if (values.at !== undefined && !/^\d+$/.test(values.at)) {
    throw new TypeError('--at takes the seq of an event');
  }
  return { file, ...values };
}

/** Folds, prints and checks a recording. Exit code 0 fine, 1 differs or broken, 2 wrong use. */
async function main(): Promise<number> {
  const { file, at, state, json, ...checks } = readArguments();
  const log = await readLog(file === '-' ? process.stdin : createReadStream(file));
  for (const trouble of troubles(log)) console.error(trouble);
  const answers: Answer[] = [];
  if (checks.verify) answers.push(verify(log));
  if (checks.intentions) answers.push(await intentions(log));
  if (answers.length === 0 || state !== undefined) answers.push(showState(log, at, state));
  for (const answer of answers) console.log(json ? JSON.stringify(answer.json) : answer.text);
  return answers.some((answer) => answer.failed) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message } = error instanceof Error ? error : { message: String(error) };
  console.error(message);
  if (error instanceof TypeError) console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
