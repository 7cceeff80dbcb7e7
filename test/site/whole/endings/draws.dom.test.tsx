/** Each kind of end that a bet on a draw for all may come to, through page and back-end. */
import '../../../support/page/dom.ts';
import { playDraw } from '../../../support/page/played-draws.ts';
import { draws } from './draws.ts';
import { endingsOf } from './endings-of.ts';

endingsOf('the whole site: ends of draws for all', draws, playDraw);
