import * as v from 'valibot';
import { area, input } from './define.ts';

/** Whether the site stands among the applications of the device. */
export const installEvents = area('install', {
  offered: input(
    1,
    'The browser would install the site, and leaves it to the page to ask.',
    v.object({}),
  ),
  wanted: input(1, 'The player wants the site installed.', v.object({})),
  answered: input(
    1,
    'The player told the browser whether it is to be installed.',
    v.object({ accepted: v.boolean() }),
  ),
  found: input(
    1,
    'The site was installed just now, or runs as an application that was.',
    v.object({}),
  ),
});
