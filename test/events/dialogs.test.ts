import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventData } from '../../src/events/catalogue.ts';
import {
  type DialogName,
  dialogName,
  dialogOf,
  dialogParams,
  dialogs,
  opening,
} from '../../src/events/dialogs.ts';
import { modalKind } from '../../src/events/modal.ts';
import { shownModals } from '../../src/projections/site/modal.ts';
import { repositoryRoot } from '../support/repository.ts';
import { given, happened } from '../support/session/given.ts';

type Opened = EventData<'modal.opened'>;

const names = Object.keys(dialogs) as DialogName[];
const named = (name: DialogName): Opened => ({ id: dialogs[name].id, kind: dialogs[name].kind });
const opened = (name: DialogName) => happened('modal.opened', named(name));
const everyOne = names.map(opened);
const started = happened('session.started', { userId: '7' });
const ended = happened('session.ended', { reason: 'logout' });

const audiences = (open: readonly Opened[]) =>
  new Set(open.map((modal) => dialogOf(modal)?.audience));

const test = suite('laws of dialogs');

test('an event leads back to the row it was opened by', () => {
  for (const name of names) assert.is(dialogName(named(name)), name);
});

test('each has a name of its own for counters of visits', () => {
  assert.is(new Set(names.map((name) => dialogs[name].analytics)).size, names.length);
});

test('one without a way out is not drawn over by lower ones, and does not go by itself', () => {
  for (const name of names) {
    const { dismissedBy, priority, closesAfter } = dialogs[name];
    if (dismissedBy.length > 0) continue;
    assert.ok(priority > 0, name);
    assert.is(closesAfter, null, name);
  }
});

test('what is for guests, or for the player before, is gone once somebody has signed in', () => {
  const { open } = given('modal', [...everyOne, started]);
  assert.equal(audiences(open), new Set(['anybody']));
});

test('what is for a player is gone once they have signed out', () => {
  const { open } = given('modal', [...everyOne, ended]);
  assert.equal(audiences(open), new Set(['anybody', 'guest']));
});

test('the newest is on top; under a higher one it waits until that is closed', () => {
  const shown = (...events: Parameters<typeof given<'modal'>>[1]) =>
    shownModals(given('modal', events)).map(({ kind }) => kind);
  assert.equal(shown(opened('login'), opened('captcha')), ['login', 'captcha']);
  const both = [opened('session-over'), opened('login')];
  assert.equal(shown(...both), ['permanent-alert']);
  const over = happened('modal.closed', { id: 'session-over', by: 'player' });
  assert.equal(shown(...both, over), ['login']);
});

test('what interrupts for a player’s protection comes before all but the question of age, one at a time', () => {
  const protections = ['reality-check', 'limit-approval', 'excluded', 'session-over'] as const;
  const others = names.filter((name) => !protections.some((one) => one === name));
  const shown = (...names: DialogName[]) =>
    shownModals(given('modal', names.map(opened))).map(({ id }) => id);
  for (const name of protections) {
    for (const other of others) {
      if (other === 'age-gate') continue;
      assert.equal(shown(name, other), [dialogs[name].id], `${other} over ${name}`);
      assert.is(shown(other, name).at(-1), dialogs[name].id, `${name} under ${other}`);
    }
    for (const other of protections) assert.equal(shown(name, other), [dialogs[name].id]);
  }
});

test('what a dialog waits for lies over it, and over no other', () => {
  const shown = (...events: Parameters<typeof given<'modal'>>[1]) =>
    shownModals(given('modal', events)).map(({ id }) => id);
  const captcha = happened('modal.opened', opening('captcha', { over: 'limit-approval' }));
  const approval = opened('limit-approval');
  assert.equal(shown(approval, captcha), ['limit-approval', 'captcha']);
  assert.equal(shown(approval, opened('reality-check'), captcha), ['limit-approval', 'captcha']);
  assert.equal(shown(opened('reality-check'), approval, captcha), ['reality-check']);
  assert.equal(shown(opened('captcha'), approval, captcha), ['limit-approval', 'captcha']);
  assert.equal(shown(captcha), ['captcha'], 'alone it is as any other');
});

test('what a dialog is opened with is what its view is given', () => {
  const modal = opening('currency-remove', { currencyId: 978 });
  const params = { currencyId: 978 };
  assert.equal(modal, { id: 'currency-remove', kind: 'currency-remove', params });
  assert.equal(dialogParams('currency-remove', modal), params);
  const alert = opening('terms-alert', { textKey: 'information_terms_newer' });
  assert.equal(alert, { id: 'terms-alert', kind: 'alert', textKey: 'information_terms_newer' });
});

test('earlier recordings say it in the values; one that says nothing of it has no view', () => {
  const earlier = { ...named('currency-remove'), values: { currencyId: '978' } };
  assert.equal(dialogParams('currency-remove', earlier), { currencyId: 978 });
  assert.is(dialogParams('currency-remove', named('currency-remove')), null);
});

test('a kind without a row is for anybody', () => {
  const without = modalKind.options.filter((kind) => dialogOf({ id: 'x', kind }) === null);
  assert.ok(without.includes('snackbar'));
  const events = without.map((kind) => happened('modal.opened', { id: kind, kind }));
  assert.is(given('modal', [...events, started]).open.length, without.length);
});

test('nothing but the rows opens a dialog', () => {
  const root = path.join(repositoryRoot, 'src');
  const byHand = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /\w\(\s*'modal\.opened',/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.equal(byHand.sort(), ['effects/dialogs.ts', 'site/live-host.ts']);
});

/** Read by the compiler alone: what must not compile. */
export function refused(): void {
  // @ts-expect-error no such dialog
  opening('nothing');
  // @ts-expect-error a kind of the log that has no row
  opening('snackbar');
  // @ts-expect-error it is about a currency
  opening('currency-remove');
  // @ts-expect-error a number, not a text
  opening('currency-remove', { currencyId: '978' });
}

test.run();
