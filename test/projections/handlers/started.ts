import type { EventData } from '../../../src/events/catalogue.ts';
import { type Happening, happened } from '../../support/session/given.ts';

/** A page that starts in a browser that keeps this. */
export function startedWith(kept: Partial<EventData<'app.started'>>): Happening {
  return happened('app.started', {
    ...{ sessionId: 's', build: 'b', catalogue: '1', production: false, projectId: 1, seed: 1 },
    ...{ apiOrigin: '', promoFrameUrl: '', url: '/en', viewport: { width: 1, height: 1 } },
    ...{ languages: [], timeZone: 'UTC', userAgent: '', cookies: {}, local: {}, session: {} },
    ...kept,
  });
}
