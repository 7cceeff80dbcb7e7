import { asyncScheduler, filter, firstValueFrom, merge } from 'rxjs';
import { createBus } from '../../src/bus/bus.ts';
import { createClock } from '../../src/bus/clock.ts';
import type { EffectContext } from '../../src/effects/define.ts';
import { http } from '../../src/effects/http.ts';
import { siteFold } from '../../src/projections/state.ts';
import { createTransport } from '../../src/site/ports/transport.ts';
import { enter } from './contest.ts';
import { emptyStorage, environment, standing } from './page.ts';

/** All interceptors between a bus without state or listeners and superagent. */
const bus = createBus({ clock: createClock(Date.now), fold: () => {} });
const state = siteFold.initial();
let requestIds = 0;
const context: EffectContext = {
  environment,
  transport: createTransport(),
  scheduler: asyncScheduler,
  storage: emptyStorage(),
  navigation: standing,
  random: () => 0.5,
  events$: bus.events$,
  on: (type) => bus.on(type),
  state: () => state,
  nextRequestId: () => {
    requestIds += 1;
    return requestIds;
  },
};
http.run(context).subscribe((event) => bus.publish(event));

enter({
  call() {
    const requestId = context.nextRequestId();
    const ended = firstValueFrom(
      merge(bus.on('http.replied'), bus.on('http.failed')).pipe(
        filter(({ data }) => data.requestId === requestId),
      ),
    );
    bus.publish({ type: 'http.requested', data: { call: 'rights', requestId } });
    return ended;
  },
});
