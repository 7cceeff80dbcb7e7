/**
 * Judges the goal model on results: `npm run calibrate -- PATH [--write]`, where PATH is a file or
 * folder in football.json format. `--write` puts the tables into docs/goal-model.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFixtures } from '../../src/reference/line/program/football-json.ts';
import { repositoryRoot } from '../support/repository.ts';
import { judge, reliability, walkForward } from './judge.ts';
import { reportText } from './report.ts';

const page = path.join(repositoryRoot, 'docs/goal-model.md');
const MARKS = /(<!-- calibration:begin -->\n).*(<!-- calibration:end -->)/s;

const [source, ...flags] = process.argv.slice(2);
if (source === undefined) {
  console.error('npm run calibrate -- PATH [--write]: PATH holds results in football.json format');
  process.exit(2);
}
const { competitions, problems } = readFixtures(source);
for (const problem of problems) console.error(problem);
const seasons = competitions.map(({ name, fixtures }) =>
  fixtures.flatMap(({ team1, team2, fullTime, halfTime }) =>
    fullTime ? [{ league: name, team1, team2, fullTime, halfTime }] : [],
  ),
);
const said = walkForward(seasons);
const text = reportText(judge(said), reliability(said.model));
if (flags.includes('--write')) {
  const known = await readFile(page, 'utf8');
  await writeFile(
    page,
    known.replace(MARKS, (_, begin, end) => `${begin}${text}\n${end}`),
  );
} else {
  console.log(text);
}
