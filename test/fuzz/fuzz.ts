import * as fc from 'fast-check';
import { corpusOf } from './corpus.ts';
import { minimise } from './minimise.ts';
import type { Target } from './target.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** How many inputs to try, or until what moment of `performance.now()`. */
  readonly inputs?: number;
  readonly until?: number;
  /** CPU seconds that one input may take: a net that is never touched, and so no figure of a test. */
  readonly mostSeconds?: number;
}

/** An input that broke a promise, made small, and which promise. */
export interface Finding {
  readonly input: unknown;
  readonly problem: string;
}

export interface Fuzzed {
  readonly inputs: number;
  readonly finding: Finding | null;
}

const AT_ONCE = 250;
const SHRINK_MS = 20_000;

const globals = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const fieldsOf = () => globals.map((each) => Reflect.ownKeys(each).length).join();
const unpolluted = fieldsOf();

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function secondsOf(target: Target, input: unknown): Promise<number> {
  const before = cpuSeconds();
  await target.check(input);
  if (fieldsOf() !== unpolluted) throw new Error('a prototype was written to');
  return cpuSeconds() - before;
}

/** One input: its target's promises, and those that hold for all. Rejects where one is broken. */
async function attempt(target: Target, input: unknown, mostSeconds = Infinity): Promise<void> {
  if ((await secondsOf(target, input)) <= mostSeconds) return;
  // A collector of garbage or a busy machine is not the input's fault: it may try once more.
  const took = await secondsOf(target, input);
  if (took > mostSeconds) throw new Error(`one input took ${took.toFixed(1)} s of the processor`);
}

/** What went wrong, and where in the sources, unless it was said in an assertion. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [place = ''] = /src\/[\w/-]+\.tsx?:\d+/.exec(error.stack ?? '') ?? [];
  const said = `${error.name}: ${error.message}`;
  return error.name === 'Assertion' || place === '' ? said : `${said} at ${place}`;
}

/** What an input breaks; null where it breaks nothing. */
export async function problemOf(target: Target, input: unknown, mostSeconds?: number) {
  try {
    await attempt(target, input, mostSeconds);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

async function smallest(target: Target, first: Finding, mostSeconds: number): Promise<Finding> {
  const fails = async (input: unknown) => (await problemOf(target, input, mostSeconds)) !== null;
  const input = await minimise(first.input, fails);
  const problem = await problemOf(target, input, mostSeconds);
  return { input, problem: problem ?? `now and then ${first.problem}` };
}

/** Tries inputs until there were enough, time is up, or one broke a promise. */
export async function fuzz(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  const { seed, inputs = Infinity, until = Infinity, mostSeconds = Infinity } = options;
  const arbitrary = target.inputs(corpusOf(target.name).map(({ input }) => input));
  const property = fc.asyncProperty(arbitrary, (input) => attempt(target, input, mostSeconds));
  let tried = 0;
  for (let round = 0; tried < inputs && performance.now() < until; round += 1) {
    const drawn = (seed + round * 0x9e3779b1) | 0;
    const numRuns = Math.min(AT_ONCE, inputs - tried);
    const report = await fc.check(property, {
      ...{ seed: drawn, numRuns, endOnFailure: true },
      ...(until < Infinity && { interruptAfterTimeLimit: Math.max(1, until - performance.now()) }),
    });
    tried += report.numRuns;
    if (report.failed && report.counterexample) {
      const path = report.counterexamplePath ?? '';
      const smaller = await fc.check(property, {
        ...{ seed: drawn, path, numRuns: 1, interruptAfterTimeLimit: SHRINK_MS },
      });
      const found = smaller.counterexample ? smaller : report;
      const [input] = found.counterexample ?? report.counterexample;
      const first = { input, problem: messageOf(found.errorInstance) };
      return { inputs: tried, finding: await smallest(target, first, mostSeconds) };
    }
  }
  return { inputs: tried, finding: null };
}
