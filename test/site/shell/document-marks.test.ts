import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { usualDisplay } from '../../../src/domain/site/display.ts';
import { marksOf } from '../../../src/site/shell/document-marks.ts';
import { createSubject } from '../../../src/site/subject.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { type SessionOptions, testSession } from '../../support/session/session.ts';

const test = suite('document marks');

const texts = createTexts();
const host = { t: texts.t, say: texts.say, dictionaries: texts, subject: createSubject(() => {}) };

test.before(() => texts.fetch(['alphabet', 'bets', 'footer', 'information', 'sport', 'technical']));

function marksAt(url: string, options: SessionOptions = {}, systemIsDark = false) {
  const session = testSession({ ...options, url, surroundings: { systemIsDark } });
  session.runtime.start();
  session.clock.advance(1000);
  return marksOf(session.runtime.state, host);
}

test('before a page is shown a document keeps the marks it came with', () => {
  const session = testSession();
  session.runtime.start();
  assert.is(marksOf(session.runtime.state, host), null);
});

test('a page marks title, language, route, layout and status', () => {
  assert.equal(marksAt('/de/about'), {
    title: 'About us · Replaybook',
    lang: 'de',
    dir: 'ltr',
    theme: 'light',
    display: usualDisplay(),
    route: 'about',
    layout: 'main',
    status: 200,
  });
});

test('text runs from right to left where the language of the address does', () => {
  assert.is(marksAt('/ar')?.dir, 'rtl');
  assert.is(marksAt('/ar/line')?.dir, 'rtl');
  assert.is(marksAt('/he/line')?.lang, 'en', 'what is not offered is not served');
});

test('an address without a page is marked as an error', () => {
  const { title, status, layout } = marksAt('/en/nothing/here') ?? {};
  assert.equal(
    { title, status, layout },
    { title: 'Page not found · Replaybook', status: 404, layout: 'empty' },
  );
});

test("the theme is the player's, and the system's until the player chose one", () => {
  const local = (appTheme: number) => ({ local: { preferences: JSON.stringify({ appTheme }) } });
  assert.is(marksAt('/en', {}, true)?.theme, 'dark');
  assert.is(marksAt('/en', {}, false)?.theme, 'light');
  assert.is(marksAt('/en', local(0), true)?.theme, 'light');
  assert.is(marksAt('/en', local(1), false)?.theme, 'dark');
});

test('live and line have titles of their own; a match is named by its teams', () => {
  assert.match(marksAt('/en/live')?.title ?? '', /^Live betting/);
  assert.match(marksAt('/en/line')?.title ?? '', /^Pre-match betting/);
  const session = bettingSession({ url: '/en/live/football/1-league/7-home-away' });
  session.runtime.start();
  session.clock.advance(1000);
  assert.match(marksOf(session.runtime.state, host)?.title ?? '', /^Home 7 – Away 7 · /);
});

test('what a view says that its page is about stands in the title, at that address alone', () => {
  host.subject.name('/en/betting-alphabet/a/terms/accumulator', 'Accumulator');
  assert.match(marksAt('/en/betting-alphabet/a/terms/accumulator')?.title ?? '', /^Accumulator · /);
  assert.match(marksAt('/en/betting-alphabet/a')?.title ?? '', /^Betting alphabet · /);
});

test('until its texts are there a page keeps the title that the document has', async () => {
  const late = createTexts();
  const session = testSession({ url: '/en/about' });
  session.runtime.start();
  session.clock.advance(1000);
  const title = () =>
    marksOf(session.runtime.state, { ...host, t: late.t, say: late.say, dictionaries: late })
      ?.title;
  assert.is(title(), null);
  await late.fetch(['footer', 'information']);
  assert.is(title(), 'About us · Replaybook');
});

test.run();
