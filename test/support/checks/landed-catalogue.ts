/**
 * The catalogues that have landed, one file a version: an event a line. What is recorded under a
 * version must stay readable, so a landed one is added to and not changed. Who writes a change over
 * a landed file is found out by the recordings that are kept of landed builds, which then no longer
 * verify.
 * A release lands that of its build, or adds to the landed one: see release.ts.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_VERSION, catalogue } from '../../../src/events/catalogue.ts';
import { type UpcasterStep, upcasterFrom, upcasterSteps } from '../../../src/log/read/upcasters.ts';
import { repositoryRoot } from '../repository.ts';
import { type EventShape, shapeOf } from './event-schemas.ts';
import { shapeChanges } from './shape-changes.ts';

const folder = path.join(repositoryRoot, 'test/events/landed');

const fileOf = (version: string): string => path.join(folder, `${version}.ndjson`);

export interface LandedCatalogue {
  readonly version: string;
  readonly events: readonly EventShape[];
}

/** The catalogue of this build. */
export function presentCatalogue(): LandedCatalogue {
  const events = Object.entries(catalogue).map(([type, declaration]) => shapeOf(type, declaration));
  return { version: CATALOGUE_VERSION, events: events.sort((a, b) => (a.type < b.type ? -1 : 1)) };
}

/** The newest that has landed. */
export function newestLanded(): LandedCatalogue {
  const versions = readdirSync(folder).map((name) => Number(path.basename(name, '.ndjson')));
  const version = String(Math.max(...versions));
  const lines = readFileSync(fileOf(version), 'utf8').trimEnd().split('\n');
  return { version, events: lines.map((line) => JSON.parse(line) as EventShape) };
}

function changesOf(before: EventShape, now: EventShape | undefined): readonly string[] {
  if (!now) return ['it is no more'];
  return shapeChanges(before.data, now.data);
}

/** What there is to do about each change of a landed catalogue; nothing about what was added. */
export function evolutionProblems(
  landed: LandedCatalogue,
  present: LandedCatalogue,
  steps: readonly UpcasterStep[] = upcasterSteps,
): string[] {
  const { version } = landed;
  const isSame = version === present.version;
  const lifted = new Set(steps.flatMap(({ types }) => Object.keys(types)));
  const problems = landed.events.flatMap((before): string[] => {
    const { type } = before;
    const now = present.events.find((event) => event.type === type);
    const changes = changesOf(before, now);
    if (changes.length === 0) return [];
    const todo = [
      ...(isSame ? [`raise CATALOGUE_VERSION, as ${version} has landed`] : []),
      ...(now && now.version <= before.version ? [`raise the version of ${type}`] : []),
      ...(!now && !lifted.has(type)
        ? [`say in src/log/read/upcasters.ts what ${type} became`]
        : []),
    ];
    return todo.length === 0 ? [] : [`${type}: ${changes.join('; ')}. To do: ${todo.join('; ')}.`];
  });
  if (upcasterFrom(version, steps, present.version)) return problems;
  return [
    ...problems,
    `Add a step from '${version}' to src/log/read/upcasters.ts, even an empty one.`,
  ];
}

/** The catalogue as lines, an event each: an addition changes one. */
function linesOf({ events }: LandedCatalogue): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** Whether the file of this build's version holds all of it. */
export function isCatalogueLanded(): boolean {
  const file = fileOf(CATALOGUE_VERSION);
  return existsSync(file) && readFileSync(file, 'utf8') === linesOf(presentCatalogue());
}

/** Lands this build's catalogue, or adds to it what it has more. Throws where it was changed. */
export function landCatalogue(): void {
  const problems = evolutionProblems(newestLanded(), presentCatalogue());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(fileOf(CATALOGUE_VERSION), linesOf(presentCatalogue()));
}
