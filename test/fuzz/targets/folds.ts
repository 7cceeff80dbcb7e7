import { isDeepStrictEqual } from 'node:util';
import * as assert from 'uvu/assert';
import { type AnyEvent, CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { deepFreeze } from '../../../src/kernel/deep-freeze.ts';
import { differences } from '../../../src/kernel/diff.ts';
import { joinPersonal } from '../../../src/log/codec/join-personal.ts';
import { type PersonalRow, redact, withoutSecrets } from '../../../src/log/codec/redact.ts';
import { checkEvents } from '../../../src/log/read/decode.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { jsonTarget } from '../target.ts';
import { hasEscapedName, isRecord, judgeMessage, sameJson } from './oracle.ts';
import { asJson, type Happening, happenings, placed } from './recordings.ts';

function isHappening(value: unknown): value is Happening & Record<string, unknown> {
  return isRecord(value) && typeof value['type'] === 'string';
}

function accepted(input: unknown, version = CATALOGUE_VERSION): readonly AnyEvent[] {
  const list: unknown[] = Array.isArray(input) ? input : [];
  const raw = placed(list.filter(isHappening));
  const { events, problems } = checkEvents(raw, version);
  assert.is(events.length + problems.length, raw.length);
  for (const { message } of problems) judgeMessage(message);
  return events;
}

const words = ['sportsLine', 'couponPlace', 'balance', 'app.started', 'session.ended', '7-1'];

/** Events that a stranger wrote: the two ways to fold them agree, and neither throws. */
export const fold = jsonTarget({
  name: 'fold',
  good: happenings(20),
  words,
  check(input) {
    const kept: AnyEvent[] = [];
    let state = siteFold.initial();
    for (const event of accepted(input)) {
      const next = siteFold.live(state, deepFreeze(event));
      // What a read model cannot fold, replay leaves out as well.
      if (next.failures.length > 0) continue;
      state = next.state;
      kept.push(event);
    }
    const own = siteFold.initial();
    for (const event of kept) assert.equal(siteFold.inPlace(own, event), []);
    if (isDeepStrictEqual(asJson(own), asJson(state))) return;
    const [first] = differences(state, own, 1);
    assert.unreachable(`in place it is another state at ${first?.path}`);
  },
});

/** What leaves the browser: taken apart and joined it is whole, and taken apart twice the same. */
export const redaction = jsonTarget({
  name: 'redaction',
  good: happenings(10),
  words: [...words, '[secret]', 'a@b.test', '/en?token=1', 'password', '__proto__'],
  check(input) {
    for (const event of accepted(input)) {
      if (hasEscapedName(event)) continue;
      const rows: PersonalRow[] = [];
      const first = asJson(redact(event, privatePathsOf(event), rows));
      const again: PersonalRow[] = [];
      const [checked] = checkEvents([first], CATALOGUE_VERSION).events;
      assert.ok(checked, 'what was taken out no longer fits');
      sameJson(redact(checked, privatePathsOf(checked), again), first, 'taken out twice');
      const [whole] = joinPersonal([structuredClone(first)], asJson(rows));
      const data = withoutSecrets(event, privatePathsOf(event));
      sameJson(whole, { ...event, data }, 'put back');
    }
  },
});
