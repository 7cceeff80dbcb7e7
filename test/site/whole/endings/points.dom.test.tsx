/** Each kind of end that a round for points may come to, through page and back-end. */
import '../../../support/page/dom.ts';
import { earnPoints } from '../../../support/page/earned-points.ts';
import { inPoints, playTo } from '../../../support/page/played-ends.ts';
import { endingsOf } from './endings-of.ts';
import { points } from './points.ts';

endingsOf(
  'the whole site: ends for points',
  points,
  (site, game, ending) => playTo(site, game, ending, inPoints),
  earnPoints,
);
