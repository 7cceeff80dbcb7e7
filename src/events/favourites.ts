import * as v from 'valibot';
import { FAVOURITE_LISTS } from '../domain/line/favourites.ts';
import { finite } from '../kernel/numbers.ts';
import { area, input } from './define.ts';

export const favouritesEvents = area('favourites', {
  toggled: input(
    1,
    'A game or a championship is kept at hand in the browser from here on, or is no longer.',
    v.object({ list: v.picklist(FAVOURITE_LISTS), id: finite, on: v.boolean() }),
  ),
});
