import * as v from 'valibot';
import { area, input } from './define.ts';

export const pageEvents = area('page', {
  refreshPressed: input(1, 'The player asked to load what the page shows once more.', v.object({})),
  partToggled: input(
    1,
    'The player folded or unfolded a part of a page.',
    v.object({ part: v.string(), open: v.boolean() }),
  ),
  choiceMade: input(
    1,
    'The player chose one of several views of a part of a page.',
    v.object({ part: v.string(), choice: v.string() }),
  ),
});
