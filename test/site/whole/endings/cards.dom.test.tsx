/** Each kind of end that a round with cards may come to, through page and back-end. */
import '../../../support/page/dom.ts';
import { playTo } from '../../../support/page/played-ends.ts';
import { cards } from './cards.ts';
import { endingsOf } from './endings-of.ts';

endingsOf('the whole site: ends with cards', cards, playTo);
