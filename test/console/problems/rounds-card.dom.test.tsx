import '../support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recorded } from '../../support/session/betting.ts';
import { atTable, house, pressDice, SERVER_SEED } from '../../support/session/house.ts';
import { unmount } from '../support/dom.ts';
import { linesOf } from '../support/recorded.ts';
import { open, portsOf } from '../support/session-page.tsx';

const panel = () => document.querySelector('[role=tabpanel]')?.textContent ?? '';

const test = suite('console: rounds of the casino');
test.after.each(() => unmount());

test('rounds of the casino are told with what they are by their seeds', async () => {
  const session = atTable('dice', house());
  session.runtime.start();
  session.clock.advance(1_000);
  pressDice(session);
  session.clock.advance(2_000);
  session.runtime.stop();
  const played = recorded(session.events);
  await open('panel=problems', portsOf(linesOf(played)));
  assert.match(panel(), 'No round differs from what its seeds give.');
  assert.match(panel(), '1 round, not revealed 1');
  unmount();
  const lying = played.map((event) =>
    event.type === 'casino.roundPressed'
      ? event
      : JSON.parse(
          JSON.stringify(event)
            .replaceAll('"serverSeed":null', `"serverSeed":"${SERVER_SEED}"`)
            .replaceAll('"payout":200', '"payout":201'),
        ),
  );
  await open('panel=problems', portsOf(linesOf(lying)));
  assert.match(panel(), 'One round is not what its seeds give');
  assert.match(panel(), 'dice, nonce 0');
  assert.match(panel(), '✓ commitment: d32131d838f6');
  assert.match(panel(), 'bytes used: 4; words passed over: 0✓ draw: 3034');
  assert.match(panel(), '✗ credited: 200 is told as 201');
});

test.run();
