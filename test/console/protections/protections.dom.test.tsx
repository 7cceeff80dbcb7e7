import '../support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { click, unmount } from '../support/dom.ts';
import { linesOf, recordedSession } from '../support/recorded.ts';
import { open, portsOf } from '../support/session-page.tsx';

const events = recordedSession();

const tab = () =>
  [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent === 'Protection') ??
  null;
const panel = () => document.querySelector('[role=tabpanel]')?.textContent ?? '';
const current = () =>
  Number(
    document.querySelector('[role=option][data-seq][aria-selected=true]')?.getAttribute('data-seq'),
  );

const test = suite('console: protections');
test.after.each(unmount);

/** The same session, of a player with a limit on stakes. */
const limited = events.map((event) =>
  event.type === 'http.replied' && event.data.call === 'limits'
    ? {
        ...event,
        data: {
          ...event.data,
          body: {
            limits: [
              {
                ...{ limitType: 1, limitState: 'ACTIVE', limitValue: 5000 },
                ...{ startedAt: 0, endsAt: null },
              },
            ],
          },
        },
      }
    : event,
);

test('what protected the player is told, and each entry leads to its event', async () => {
  await open('?at=1', portsOf(linesOf(limited)));
  await click(tab());
  assert.match(panel(), 'Every protection acted.');
  assert.match(panel(), 'stake 1d 5000 ACTIVE');
  const table = document.querySelector('a[href^="/log-api/v1/protections?user="]');
  assert.ok(table?.hasAttribute('download'), 'the same over all sessions');
  const link = document.querySelector('[aria-label="Protection of the player"] button');
  await click(link);
  assert.is(current(), Number(link?.textContent?.slice(1)));
  unmount();
  await open('?at=1', portsOf(linesOf(events)));
  await click(tab());
  assert.match(panel(), 'Nothing of protection or money');
});

test.run();
