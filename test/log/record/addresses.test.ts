import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { lacksPersonal } from '../../../src/kernel/privacy.ts';
import { joinPersonal } from '../../../src/log/codec/join-personal.ts';
import { type PersonalRow, redact } from '../../../src/log/codec/redact.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { createReplay } from '../../../src/replay/replay.ts';
import { openAddress } from '../../../src/routes/open-address.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { recorded } from '../../support/session/betting.ts';
import { canariesIn, canary } from '../../support/session/canaries.ts';
import { reply, type TestSession, testSession } from '../../support/session/session.ts';

const test = suite('log: addresses');

const one = () => canary('personal');

const leadsTo = (url: string) =>
  reply({ redirect: true, code: 301, url, reasons: [], breadcrumbs: [{ title: 'x', url }] });

/** A visit whose every address says something of a person. */
function visit(): TestSession {
  const session = testSession({
    url: `/en/user/login?email=${one()}&phone=${one()}&${one()}=1#${one()}`,
    answers: { authCheck: () => reply({ user_id: null }) },
  });
  session.storage.session.setItem('returnUrl', `/en/live?email=${one()}`);
  const kept = [{ from: `/en?email=${one()}`, at: session.clock.now() }];
  session.storage.session.setItem('redirected', JSON.stringify(kept));
  const to = `/en/slots?email=${one()}`;
  session.answers.redirectLight = () => session.clock.late(3000, leadsTo(to));
  session.runtime.start();
  session.clock.advance(1000);
  for (const url of [
    `/en/${one()}@example.org`,
    `/${one()}`,
    `/en/news/${one()}@example.org`,
    `/en/site-updates?path=${encodeURIComponent(`/en?email=${one()}`)}`,
    `/en/office/account?email=${one()}`,
    `/en/rules?email=${one()}#/x?email=${one()}`,
  ]) {
    session.navigation.visit(url);
    session.clock.advance(1000);
    session.runtime.publish('route.requested', { url: `${url}&a=${one()}`, replace: false });
    session.clock.advance(1000);
  }
  session.runtime.publish('protection.leaveConfirmed', { url: `/en?email=${one()}` });
  const message = `it failed at /en?email=${one()}`;
  session.runtime.publish('bus.failed', { source: 'page', name: 'window.error', message });
  session.clock.advance(5000);
  session.runtime.stop();
  return session;
}

/** What the recorder makes of events: what is public, and what is kept apart. */
function split(events: readonly AnyEvent[]) {
  const rows: PersonalRow[] = [];
  const open = recorded(events).map(
    (event) => redact(event, privatePathsOf(event), rows) as AnyEvent,
  );
  return { open, rows };
}

/** A recording whose personal part is there for some events alone. */
function joined(session: TestSession, isKept: (seq: number) => boolean): AnyEvent[] {
  const { open, rows } = split(session.events);
  return joinPersonal(
    recorded(open),
    rows.filter(([seq]) => isKept(seq)),
  ) as AnyEvent[];
}

const isErased = ({ data }: AnyEvent) => lacksPersonal(JSON.stringify(data));

test('nothing personal of an address is in the public part', () => {
  const session = visit();
  assert.ok(canariesIn(JSON.stringify(session.events), 'personal').length > 60);
  const { open, rows } = split(session.events);
  assert.equal(canariesIn(JSON.stringify(open), 'personal'), []);
  assert.ok(canariesIn(JSON.stringify(rows), 'personal').length > 60);
  assert.match(JSON.stringify(open), '/en/user/login?email=%5Berased%5D&phone=%5Berased%5D');
});

test('with its personal part a recording is what happened, and folds to the same state', () => {
  const session = visit();
  const events = joined(session, () => true);
  const ofAddresses = (all: readonly AnyEvent[]) =>
    all.filter(({ type }) => /^(app|bus|protection|route)\./.test(type));
  assert.equal(ofAddresses(events), recorded(ofAddresses(session.events)));
  assert.equal(createReplay(events).stateAfter(events.length), session.runtime.state);
  assert.is(verifyLog(events).verdict, 'match');
  assert.is(verifyIntentions(events).firstDifference, undefined);
});

test('without it, it shows the same pages, and what is left of it can be verified', () => {
  const session = visit();
  const whole = createReplay(joined(session, () => true));
  const events = joined(session, () => false);
  const left = createReplay(events);
  for (let count = 1; count <= events.length; count += 1) {
    const { url, ...shown } = left.stateAfter(count).route;
    const { route } = whole.stateAfter(count);
    assert.is(url, openAddress(route.url));
    assert.equal(
      [shown.route, shown.layout, shown.status, shown.language],
      [route.route, route.layout, route.status, route.language],
    );
  }
  assert.is(verifyLog(events, { isErased }).verdict, 'match');
  assert.ok(verifyLog(events, { isErased }).erased.includes('route'));
  assert.is(verifyIntentions(events).firstDifference, undefined);
});

test('nor does half of it being gone make another recording of it', () => {
  const session = visit();
  const middle = session.events.length / 2;
  for (const isKept of [(seq: number) => seq < middle, (seq: number) => seq >= middle]) {
    const events = joined(session, isKept);
    assert.is(verifyLog(events, { isErased }).verdict, 'match');
    assert.is(verifyIntentions(events).firstDifference, undefined);
  }
});

test('a secret in a fragment is taken out before anything is told', () => {
  for (const place of [
    (secret: string) => `/en#/callback?token=${secret}`,
    (secret: string) => `/en#a=b?token=${secret}`,
    (secret: string) => `/en#!/x?access_token=${secret}`,
    (secret: string) => `/en#/a?b=1#/c?token=${secret}`,
    (secret: string) => `/en#${encodeURIComponent(`/callback?token=${secret}`)}`,
    (secret: string) => `/en#/a/b?x=1;access-token=${secret}`,
    (secret: string) => `/en?user[token]=${secret}&%74oken=${secret}&%2574oken=${secret}`,
    (secret: string) => `/en?x=1;token=${secret}`,
    (secret: string) => `/en?path=%252Fen%253Ftoken%253D${secret}`,
    (secret: string) => `/en/live;password=${secret}`,
  ]) {
    const session = testSession({ url: place(canary('secret')) });
    session.runtime.start();
    session.clock.advance(1000);
    session.navigation.visit(place(canary('secret')));
    session.clock.advance(1000);
    session.runtime.stop();
    const told = [session.events, session.runtime.state, [...session.storage.session.map]];
    assert.equal(canariesIn(JSON.stringify(told), 'secret'), []);
  }
});

test('what must be asked for with its secret is kept without it, apart as well', () => {
  const place = () => `/en/live#/callback?email=${one()}&token=${canary('secret')}`;
  const session = testSession({ answers: { authCheck: () => reply({ user_id: null }) } });
  session.answers.redirectLight = () => leadsTo(place());
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.publish('route.requested', { url: place(), replace: false });
  session.clock.advance(1000);
  session.runtime.stop();
  const { open, rows } = split(session.events);
  assert.ok(canariesIn(JSON.stringify(session.events), 'secret').length > 0);
  assert.equal(canariesIn(JSON.stringify([open, rows]), 'secret'), []);
  assert.ok(canariesIn(JSON.stringify(rows), 'personal').length > 0);
  const events = joined(session, () => true);
  assert.is(verifyLog(events).verdict, 'match');
  assert.is(verifyIntentions(events).firstDifference, undefined);
});

test.run();
