/** Usage: node --import ./test/support/hooks.ts test/prove/kills/run.ts [--kills N] [--seed S] */
import { parseArgs } from 'node:util';
import { broken, tableOf } from './report.ts';
import { killSessions } from './round.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});
const started = Date.now();
const log = (line: string): void => {
  console.log(`${((Date.now() - started) / 1000).toFixed(0)} s: ${line}`);
};
const killed = await killSessions({ kills: Number(values.kills), seed: Number(values.seed), log });
const problems = broken(killed);
console.log(`${tableOf(killed)}\n${problems.join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);
