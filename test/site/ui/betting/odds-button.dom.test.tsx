import '../../../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OddsButton, type OddsButtonProps } from '../../../../src/site/ui/betting/odds-button.tsx';

const test = suite('odds button');

let presses = 0;

const given: OddsButtonProps = {
  marketId: '7-1',
  coef: '1.85',
  coefViewId: 0,
  outcome: '1',
  label: 'Result: Home, 1',
  isSelected: false,
  isBlocked: false,
  trend: null,
  changedAt: 0,
  onPress: () => {
    presses += 1;
  },
};

function draw() {
  presses = 0;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const show = (props: Partial<OddsButtonProps> = {}) =>
    act(() => root.render(<OddsButton {...given} {...props} />));
  show();
  const button = () => place.querySelector('button') as HTMLButtonElement;
  return { show, button, flashes: () => place.querySelectorAll('[data-trend]') };
}

test('it names outcome and coefficient in the chosen format', () => {
  const { show, button } = draw();
  assert.is(button().getAttribute('aria-label'), 'Result: Home, 1 1.85');
  assert.is(button().dataset['marketId'], '7-1');
  show({ coefViewId: 2 });
  assert.match(button().textContent ?? '', '-118');
});

test('it says whether it is in the coupon, and a press is told', () => {
  const { show, button } = draw();
  assert.is(button().getAttribute('aria-pressed'), 'false');
  show({ isSelected: true });
  assert.is(button().getAttribute('aria-pressed'), 'true');
  act(() => button().click());
  assert.is(presses, 1);
});

test('blocked it cannot be pressed', () => {
  const { show, button } = draw();
  show({ isBlocked: true });
  assert.ok(button().disabled);
  act(() => button().click());
  assert.is(presses, 0);
});

test('blocked while it has the focus it keeps it, and cannot be pressed either', () => {
  const { show, button } = draw();
  act(() => button().focus());
  show({ isBlocked: true });
  assert.not.ok(button().disabled);
  assert.is(button().getAttribute('aria-disabled'), 'true');
  assert.is(document.activeElement, button());
  act(() => button().click());
  assert.is(presses, 0);
  act(() => button().blur());
  assert.ok(button().disabled);
});

test('each change flashes once, up or down; a lock stands in its place', () => {
  const { show, flashes, button } = draw();
  assert.is(flashes().length, 0);
  show({ trend: 'up', changedAt: 1000 });
  const first = [...flashes()];
  assert.equal(
    first.map((one) => one.getAttribute('data-trend')),
    ['up', 'up'],
  );
  show({ trend: 'up', changedAt: 1000, isSelected: true });
  assert.ok([...flashes()].every((one, index) => one === first[index]));
  show({ trend: 'down', changedAt: 2000 });
  assert.ok([...flashes()].every((one, index) => one !== first[index]));
  show({ trend: 'down', changedAt: 2000, isBlocked: true });
  assert.is(flashes().length, 0);
  assert.is(button().querySelectorAll('svg').length, 1);
});

test.run();
