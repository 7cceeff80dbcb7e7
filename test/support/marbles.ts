/** Marble diagrams: what comes, and exactly when. */
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import * as assert from 'uvu/assert';

export function marbles(body: (helpers: RunHelpers, scheduler: TestScheduler) => void): void {
  const scheduler = new TestScheduler((actual, expected) => assert.equal(actual, expected));
  scheduler.run((helpers) => body(helpers, scheduler));
}
