/**
 * Tries made-up inputs on every decoder and boundary, for as long as one likes.
 * Usage: npm run fuzz -- [TARGET…] [--seconds N | --inputs N] [--seed S]
 * Both are for each target; without either, 10 seconds. What is kept in the corpus is tried first.
 * An input that breaks a promise is made small and kept; then it exits 1.
 */
import { parseArgs } from 'node:util';
import { corpusOf, keep } from './corpus.ts';
import { fuzz, problemOf } from './fuzz.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';

const MOST_SECONDS = 2;
const SECONDS = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    inputs: { type: 'string' },
    seed: { type: 'string' },
  },
});

/** A whole number, or why there is none and the end. */
function numberOf(name: 'seconds' | 'inputs' | 'seed'): number | undefined {
  const text = values[name];
  if (text === undefined || /^\d{1,12}$/.test(text))
    return text === undefined ? text : Number(text);
  console.error(`--${name} takes a whole number, not ${text}`);
  process.exit(2);
}

function wanted(): readonly Target[] {
  const unknown = positionals.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    const names = targets.map(({ name }) => name).join(' ');
    console.error(`no such target: ${unknown.join(' ')}. There are: ${names}`);
    process.exit(2);
  }
  return positionals.length === 0
    ? targets
    : targets.filter(({ name }) => positionals.includes(name));
}

async function replay(target: Target): Promise<number> {
  let broken = 0;
  for (const { name, input } of corpusOf(target.name)) {
    const problem = await problemOf(target, input, MOST_SECONDS);
    if (problem === null) continue;
    broken += 1;
    console.error(`${target.name}: ${name}: ${problem}`);
  }
  return broken;
}

const seed = numberOf('seed') ?? Math.floor(Math.random() * 2 ** 31);
const inputs = numberOf('inputs');
const seconds = numberOf('seconds') ?? SECONDS;
let failed = 0;
let all = 0;
console.log(`seed ${seed}`);
for (const target of wanted()) {
  failed += await replay(target);
  const limit = inputs === undefined ? { until: performance.now() + seconds * 1000 } : { inputs };
  const started = performance.now();
  const { inputs: tried, finding } = await fuzz(target, {
    seed,
    mostSeconds: MOST_SECONDS,
    ...limit,
  });
  all += tried;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${target.name.padEnd(16)} ${String(tried).padStart(9)} inputs in ${took} s`);
  if (finding === null) continue;
  failed += 1;
  const file = keep(target.name, finding.input, finding.problem);
  console.error(`${target.name}: ${finding.problem}\n  kept as ${file}`);
  console.error(`  to see it again: npm run fuzz -- ${target.name} --inputs 0`);
}
console.log(`${all} inputs, ${failed} that broke a promise`);
process.exitCode = failed > 0 ? 1 : 0;
