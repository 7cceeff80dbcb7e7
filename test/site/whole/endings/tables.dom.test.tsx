/** Each kind of end that a round of one player may come to, through page and back-end; those with cards have a suite of their own. */
import '../../../support/page/dom.ts';
import { playTo } from '../../../support/page/played-ends.ts';
import { endingsOf } from './endings-of.ts';
import { tables } from './tables.ts';

endingsOf('the whole site: ends at the tables', tables, playTo);
