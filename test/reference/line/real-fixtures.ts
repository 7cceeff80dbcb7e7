import { besideRepository, suiteOver } from '../../support/beside-repository.ts';

/** Ten files in football.json format. */
export const REAL_FIXTURES = besideRepository('data/fixtures');

/** A suite over the real files, skipped where they are absent. */
export const realSuite = (name: string) => suiteOver(REAL_FIXTURES, name);
