/** The seed of everything that is drawn in tests: fixed in the run that gates, so that nobody pays for chance. */
const { TEST_SEED = '1' } = process.env;
export const testSeed: number =
  TEST_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(TEST_SEED);
