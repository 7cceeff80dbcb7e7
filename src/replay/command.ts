import { createReadStream, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createProofCheck, type ProofCheck } from '../log/check/proof-check.ts';
import { type LogFile, readLog } from '../log/read/log-file.ts';
import { checkChain, type Given } from './check/check-chain.ts';
import { type Judgement, judge } from './check/judge.ts';
import { keyIn, receiptIn } from './check/receipt-key.ts';
import { gravest, type VerdictName, verdictOf } from './check/verdicts.ts';
import { notWhole, unaskable } from './intentions/file-intentions.ts';
import type { IntentionsVerdict } from './intentions/intentions.ts';
import { missedIn } from './protections/entries.ts';
import { playersProtections, protectionsOf } from './protections/protections.ts';
import { protectionsText, sessionsProtectionsText } from './protections/report.ts';
import { createReplay } from './replay.ts';
import { judgementText, troubles, unprovedLines, verdictTable } from './report.ts';
import { roundsText } from './rounds/report.ts';
import { verifiedRounds } from './rounds/rounds.ts';

const USAGE = `npm run replay -- FILE... [--at SEQ] [--state PATH] [--intentions] [--protections] [--rounds] [--json]
                      [--verify [--key FILE] [--receipt FILE] [--proved]]

  FILE           a recording as NDJSON, or - for standard input; with --protections alone there may
                 be several, all sessions of a player
  --at SEQ       the state after this event (the last one unless said)
  --state PATH   only this part of it, such as coupon.bets
  --verify       check its chain and receipts, where it carries them; fold it and compare with its
                 checkpoints; the exit code is that of the gravest verdict below
  --key FILE     the key that receipts must be signed with, as /log-api/v1/key gives it; without it
                 a recording is self-signed at best: who forges one brings a key of their own
  --receipt FILE a receipt that was kept elsewhere, such as a player's; may be given again
                 With --key or --receipt exit 1 where the log is not proved to its end, which takes
                 a --key
  --proved       exit 1 for all that is not proved, which takes a --key; without it what is unproved
                 or self-signed ends with 0, and its first line begins with UNPROVED
  --intentions   run the effects against the recorded replies: match, differs or unchecked; by itself
                 unchecked also of a file that is not whole or whose fold was not compared
  --protections  which limits were in force when, each check that was shown and answered, each
                 refusal and its rule, each movement of money; exit 1 where a stake or a deposit was
                 taken that a protection should have kept out
  --limits       the same
  --rounds       compute every round of the casino once more, from the seeds that are revealed in
                 the file, and hold it against all that is told of it; exit 1 where one differs
  --json         answer as JSON
  --help         this, and the verdicts:

${verdictTable()}`;

interface Answer {
  readonly json: unknown;
  readonly text: string;
  readonly verdict: VerdictName;
  readonly exitCode: number;
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
  return { json, text: JSON.stringify(state, null, 2), verdict: 'match', exitCode: 0 };
}

function verify(log: LogFile, judgement: Judgement): Answer {
  const { verdict, exitCode } = judgement;
  const json = { ...judgement, gaps: log.gaps, problems: troubles(log) };
  return { json, text: judgementText(judgement), verdict, exitCode };
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

/** Asks the effects, as far as the file lets them say anything. */
async function askIntentions(log: LogFile, judgement: Judgement, isAlone: boolean) {
  const { verifyIntentions } = await import('./intentions/intentions.ts');
  const open = unaskable(judgement);
  if (open) return { verdict: 'unchecked', events: 0, calls: 0, ...open } as const;
  const found = verifyIntentions(log.events);
  // Beside --verify it is told there.
  const lacking = isAlone && found.verdict === 'match' ? notWhole(judgement) : null;
  return lacking ? ({ ...found, verdict: 'unchecked', ...lacking } as const) : found;
}

/** What effects did is not compared with what others do. */
function whyUnchecked({ reason, effects }: IntentionsVerdict): string | undefined {
  if (!effects) return reason;
  return `${reason}: version ${effects.recorded} of them made it, this is ${effects.present}`;
}

async function intentions(log: LogFile, judgement: Judgement, isAlone: boolean): Promise<Answer> {
  const found = await askIntentions(log, judgement, isAlone);
  const { verdict, firstDifference: first, reason } = found;
  const why = 'detail' in found ? `${reason}: ${found.detail}` : whyUnchecked(found);
  const text = first
    ? intentionsText(first, log)
    : `intentions ${verdict}: ${why ?? `${found.events} events, ${found.calls} calls`}`;
  const { proved } = judgement;
  const lines = isAlone ? [...unprovedLines(judgement), text] : [text];
  const { exitCode } = verdictOf(verdict);
  return { json: { ...found, proved }, text: lines.join('\n'), verdict, exitCode };
}

function protections({ events }: LogFile): Answer {
  const entries = protectionsOf(events);
  const exitCode = missedIn(entries).length > 0 ? 1 : 0;
  return { json: entries, text: protectionsText(entries), verdict: 'match', exitCode };
}

async function rounds({ events }: LogFile): Promise<Answer> {
  const verdicts = await verifiedRounds(events);
  const exitCode = verdicts.some(({ result }) => result === 'differs') ? 1 : 0;
  return { json: verdicts, text: roundsText(verdicts), verdict: 'match', exitCode };
}

function protectionsOfAll(logs: readonly LogFile[]): Answer {
  const sessions = logs.map(({ header: { sessionId }, events }) => ({ sessionId, events }));
  const entries = playersProtections(sessions);
  const exitCode = missedIn(entries).length > 0 ? 1 : 0;
  return { json: entries, text: sessionsProtectionsText(entries), verdict: 'match', exitCode };
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      state: { type: 'string' },
      verify: { type: 'boolean' },
      key: { type: 'string', multiple: true },
      receipt: { type: 'string', multiple: true },
      proved: { type: 'boolean' },
      intentions: { type: 'boolean' },
      protections: { type: 'boolean' },
      limits: { type: 'boolean' },
      rounds: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const [file] = positionals;
  const protections = values.protections === true || values.limits === true;
  const isOther = values.verify || values.intentions || values.rounds || values.state !== undefined;
  const isOfAll = protections && !isOther;
  if (file === undefined || (positionals.length !== 1 && !isOfAll)) {
    throw new TypeError('one FILE is needed');
  }
  if (values.at !== undefined && !/^\d+$/.test(values.at)) {
    throw new TypeError('--at takes the seq of an event');
  }
  const read = (name: string): string => readFileSync(name, 'utf8');
  const keys = (values.key ?? []).map((name) => keyIn(read(name)));
  const receipts = (values.receipt ?? []).map((name) => receiptIn(read(name)));
  if ((keys.length + receipts.length > 0 || values.proved) && !values.verify) {
    throw new TypeError('--key, --receipt and --proved go with --verify');
  }
  return { files: positionals, ...values, protections, given: { keys, receipts } };
}

interface Checks {
  readonly verify?: boolean | undefined;
  readonly intentions?: boolean | undefined;
  readonly protections?: boolean | undefined;
  readonly rounds?: boolean | undefined;
  readonly proved?: boolean | undefined;
  readonly given: Given;
}

/** The answers of all checks that are asked for. */
async function checked(log: LogFile, proof: ProofCheck, checks: Checks): Promise<Answer[]> {
  const { verify: isVerified = false, proved: mustBeProved = false, given } = checks;
  const answers: Answer[] = [];
  if (isVerified || checks.intentions) {
    const judgement = judge(log, checkChain(proof, given), { mustBeProved });
    if (isVerified) answers.push(verify(log, judgement));
    if (checks.intentions) answers.push(await intentions(log, judgement, !isVerified));
  }
  if (checks.protections) answers.push(protections(log));
  if (checks.rounds) answers.push(await rounds(log));
  return answers;
}

/** Where a command reads from and writes to, a line at a time. */
export interface Terminal {
  readonly stdin: Readable;
  out(text: string): void;
  err(text: string): void;
}

async function answer(args: readonly string[], { stdin, out, err }: Terminal): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === null) {
    out(USAGE);
    return 0;
  }
  const { files, at, state, json, ...checks } = wanted;
  const proof = createProofCheck();
  const logs: LogFile[] = [];
  for (const file of files) {
    const log = await readLog(file === '-' ? stdin : createReadStream(file), proof.line);
    for (const trouble of troubles(log)) err(trouble);
    logs.push(log);
  }
  const [log] = logs;
  if (log === undefined) return 2;
  if (logs.length > 1) {
    const { json: all, text, exitCode } = protectionsOfAll(logs);
    out(json ? JSON.stringify(all) : text);
    return exitCode;
  }
  const answers = await checked(log, proof, checks);
  if (answers.length === 0 || state !== undefined) answers.push(showState(log, at, state));
  for (const each of answers) out(json ? JSON.stringify(each.json) : each.text);
  const codes = answers.map(({ exitCode }) => exitCode);
  return codes.includes(1) ? 1 : verdictOf(gravest(answers)).exitCode;
}

/**
 * Folds, prints and checks a recording; resolves with the exit code, which is that of the gravest
 * verdict, and 2 where there was no way to answer.
 */
export async function replayCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await answer(args, terminal);
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    terminal.err(message);
    if (error instanceof TypeError) terminal.err(`\n${USAGE}`);
    return 2;
  }
}
