import { mergeMap } from 'rxjs';
import { effect, request } from './define.ts';

/** Phone countries and masks are loaded when a form first needs them. */
export const phones = effect('phones', (context) =>
  context.on('phones.wanted').pipe(
    mergeMap(({ seq }) => {
      const { status } = context.state().phones;
      if (status === 'loading' || status === 'ready') return [];
      return [request(context, 'phoneCountries', {}, seq), request(context, 'phoneMasks', {}, seq)];
    }),
  ),
);
