/** What goes on around the player. */
import type { EventData } from '../../../src/events/catalogue.ts';
import { answer, type Scenario, SECOND, says, wait } from './scenario.ts';

export const site: readonly Scenario[] = [
  () => [
    {
      do: 'answer',
      call: 'agreementStatus',
      outcome: { status: 451, body: { errors: [], exception_code: 1 } },
    },
    {
      do: 'answer',
      call: 'rights',
      outcome: { status: 451, body: { errors: [], exception_code: 1 } },
    },
    wait(61 * SECOND),
    says('terms.confirmPressed', {}),
    wait(),
  ],
  (draw) => [answer('appVersion', { version: draw.pick(['test', 'other']) }), wait(61 * SECOND)],
  () => [says('page.refreshPressed', {}), wait()],
  () => [says('bus.failed', { source: 'page', name: 'window.error', message: 'a@b.test' })],
  (draw) => [
    says('preferences.languageChosen', { language: draw.pick(['en', 'ar', 'de']) }),
    wait(),
  ],
  (draw) => [says('app.connectionChanged', { online: draw.chance(0.5) }), wait(45)],
  (draw) => [says('app.visibilityChanged', { visible: draw.chance(0.5) }), wait(45)],
  (draw) => [
    says('consent.given', {
      cookiesType: draw.pick(['all', 'required']),
      by: 'player',
    } as EventData<'consent.given'>),
    wait(),
  ],
];
