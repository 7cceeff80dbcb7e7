import { suite } from 'uvu';

/** Stands for a suite that needs a server which is not there: counted as skipped, with the reason. */
export function skipped(name: string, reason: string): void {
  console.log(`${name}: skipped, ${reason}`);
  const test = suite(name);
  test.skip(reason, () => {});
  test.run();
}
