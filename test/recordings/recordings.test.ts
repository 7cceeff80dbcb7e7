/** Recordings of builds that were released are read, folded and judged by this one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readLog } from '../../src/log/read/log-file.ts';
import { verifyLog } from '../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';

const test = suite('recordings of earlier builds');

/** Read models whose slice changed when what is loaded and sent got one form. */
const ONE_FORM = [
  ...['accounts', 'activation', 'bets', 'currencies', 'letter', 'limits'],
  ...['protection', 'recovery', 'registration', 'user'],
];

/** Those among them that a lens shows as they were; before they had versions none can. */
const REARRANGED = ['analytics', 'mailing', 'phones', 'preferences'];

/** Read models that took up what effects had kept to themselves. */
const FOLDED = ['config', 'line', 'session', 'terms'];

/** It is there since the second catalogue. */
const SIGN_INS = ['signIns'];

/**
 * Signing in took the form of what is sent, too, and a captcha that of what is told; the coupon knows
 * what can be put back.
 */
const SINCE_FOUR = ['auth', 'captcha', 'coupon'];

/** What notices say is told as anything else is. */
const NOTICES = ['notifications'];

/** Choices on a round that is shared have a state each. */
const ROUNDS = ['casinoTable'];

/** What storage holds of sales and of a guest's favourites is known by what the log tells. */
const KEPT = ['cashOut', 'casinoFavourites'];

/**
 * What has changed since each build, by its folder (catalogue and commit): read models that it had,
 * and events that do not fit any more. Who changes a fold raises the version of its read model and adds it here
 * to the builds whose recordings tell.
 */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  '1-6bd87c7': [
    ...['accounts', 'bets', 'block', 'captcha', 'config', 'coupon', 'line', 'limits'],
    ...['notifications', 'preferences', 'route', 'session', 'terms', 'user'],
  ],
  '1-43b4a70': [...ONE_FORM, ...REARRANGED, ...FOLDED, ...SINCE_FOUR],
  '1-698934e': [...ONE_FORM, ...REARRANGED, ...FOLDED, ...SINCE_FOUR],
  '1-5ae0085': [...ONE_FORM, ...REARRANGED, ...FOLDED, ...SINCE_FOUR, ...NOTICES],
  '2-9ad25f4': [...ONE_FORM, ...SIGN_INS, ...FOLDED, ...SINCE_FOUR],
  '3-322300d': [...ONE_FORM, ...SIGN_INS, ...FOLDED, ...SINCE_FOUR],
  '4-268ad2b': [...SINCE_FOUR, ...NOTICES, 'limits', 'terms'],
  '4-08a865d': [],
  '4-a0203cb': [],
  '4-f09135d': [],
  '5-640fb71': [],
  '6-23d59734': ['casinoFavourites', ...ROUNDS],
  '7-5520de7e': [...KEPT, ...ROUNDS],
  '8-375b4a93': [...KEPT, ...ROUNDS],
  '9-60caf1f0': KEPT,
  '10-f5a9fac7': KEPT,
  '11-91abe76c': KEPT,
  '12-17b6275b': KEPT,
  '12-880c5b76': KEPT,
  '13-374befd7': KEPT,
  '14-99ad1244': KEPT,
  '14-a270c0f0': KEPT,
  '15-23cff772': KEPT,
  '16-81b488b8': KEPT,
  '16-1d8ee7f8': KEPT,
  '16-642841df': KEPT,
  '17-7e1eea96': KEPT,
  '18-8175d782': KEPT,
  '19-286b7324': [],
  '20-8325fa79': [],
  '20-e21c42df': [],
  '20-7562708c': [],
  '21-830eae7d': [],
  '22-ebcbd688': [],
  '22-c4f00844': [],
};

/**
 * Why effects are not asked whether they would do the same again, by folder: timers were not recorded
 * yet, or effects have another version since.
 */
const UNASKED: Readonly<Record<string, readonly string[]>> = {
  '1-6bd87c7': ['no-timers'],
  '1-43b4a70': ['no-timers'],
  '1-698934e': ['no-timers'],
  '1-5ae0085': ['no-timers'],
  '2-9ad25f4': ['no-timers'],
  '3-322300d': ['other-effects'],
  '4-268ad2b': ['other-effects'],
  '4-08a865d': ['other-effects'],
  '4-a0203cb': ['other-effects'],
  '4-f09135d': ['other-effects'],
  '5-640fb71': ['other-effects'],
  '6-23d59734': ['other-effects'],
  '7-5520de7e': ['other-effects'],
  '8-375b4a93': ['other-effects'],
  '9-60caf1f0': ['other-effects'],
  '10-f5a9fac7': ['other-effects'],
  '11-91abe76c': ['other-effects'],
  '12-17b6275b': ['other-effects'],
  '12-880c5b76': ['other-effects'],
  '13-374befd7': ['other-effects'],
  '14-99ad1244': ['other-effects'],
  '14-a270c0f0': ['other-effects'],
  '15-23cff772': ['other-effects'],
  '16-81b488b8': ['other-effects'],
  '16-1d8ee7f8': ['other-effects'],
  '16-642841df': ['other-effects'],
  '17-7e1eea96': ['other-effects'],
  '18-8175d782': ['other-effects'],
  '19-286b7324': ['other-effects'],
  '20-8325fa79': ['other-effects'],
  '20-e21c42df': ['other-effects'],
  '20-7562708c': ['other-effects'],
  '21-830eae7d': ['other-effects'],
  '22-ebcbd688': ['other-effects'],
};

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function checked(folder: string, file: string) {
  const packed = readFileSync(path.join(import.meta.dirname, folder, file));
  const { events, eventProblems, unknownCatalogue, header, lineProblems, gaps } = await readLog([
    gunzipSync(packed),
  ]);
  assert.equal([lineProblems, gaps], [[], []], file);
  const { lastSeq } = header;
  const verdict = verifyLog(events, { setAside: eventProblems, unknownCatalogue, lastSeq });
  return { events, verdict, types: eventProblems.map(({ type }) => type) };
}

test('every build that is named has recordings', () => {
  assert.equal(Object.keys(CHANGED).sort(), [...folders].sort());
});

for (const folder of folders) {
  test(`${folder}: each matches, or names what has changed since`, async () => {
    const changed = new Set<string>();
    const unasked = new Set<string>();
    for (const file of readdirSync(path.join(import.meta.dirname, folder))) {
      const { events, verdict, types } = await checked(folder, file);
      const known = new Set(
        events.flatMap(({ type, data }) =>
          type === 'log.checkpointed' ? Object.keys(data.slices) : [],
        ),
      );
      const others = verdict.findings.filter(
        (found) => found.verdict !== 'changed' && found.verdict !== 'set-aside',
      );
      assert.equal(others, [], file);
      assert.ok(verdict.checkpoints > 0, file);
      const { firstDifference, reason } = verifyIntentions(events);
      const difference = JSON.stringify(firstDifference);
      assert.is(firstDifference, undefined, `raise EFFECTS_VERSION: ${file}: ${difference}`);
      if (reason !== undefined) unasked.add(reason);
      // A read model that is new took nothing from what there was.
      for (const { slice } of verdict.changed) if (known.has(slice)) changed.add(slice);
      for (const type of types) changed.add(type);
    }
    assert.equal([...unasked], UNASKED[folder] ?? []);
    assert.equal([...changed].sort(), [...(CHANGED[folder] ?? [])].sort());
  });
}

test.run();
