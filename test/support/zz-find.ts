import * as bj from '../../src/domain/casino/games/blackjack.ts';
import * as vp from '../../src/domain/casino/games/video-poker.ts';
import * as sl from '../../src/domain/casino/games/slot-lines.ts';
import * as sw from '../../src/domain/casino/games/slot-ways.ts';
import * as bc from '../../src/domain/casino/games/baccarat.ts';
import { SERVER_SEED } from './house.ts';
const want: Record<string, number> = {};
const note = (k: string, n: number, extra: unknown) => { if (!(k in want)) { want[k] = n; console.log(k, n, JSON.stringify(extra)); } };
for (let nonce = 0; nonce < 1500; nonce++) {
  const seeds = { serverSeed: SERVER_SEED, clientSeed: 'player-one', nonce };
  if (nonce < 150) {
    const c = bj.draw(seeds);
    const s = (actions: any) => { try { return bj.settle(c, { stake: 100, actions }); } catch { return null; } };
    const a = s([])!;
    if (a.done) note('bj done ' + a.hands[0]!.result, nonce, a);
    else {
      const st = s(['stand'])!; note('bj stand ' + st.hands[0]!.result + (st.dealer.cards.length > 2 ? ' drew' : ''), nonce, st);
      const h = s(['hit'])!; if (h.done && h.hands[0]!.result === 'bust') note('bj hit bust', nonce, h);
      const d = s(['double'])!; note('bj double ' + d.hands[0]!.result, nonce, d);
      const sp = s(['split']); if (sp && !sp.done) { const q = s(['split', 'stand', 'stand']); note('bj split ' + q?.hands.map((x: any) => x.result), nonce, q); }
    }
  }
  const v = vp.draw(seeds);
  if (nonce < 200) { const r = vp.settle(v, { stake: 10, hold: [0,1,2,3,4] }); note('vp all ' + r.rank, nonce, r); note('vp none ' + vp.settle(v,{stake:10,hold:[]}).rank, nonce, v); }
  const l = sl.draw(seeds); const lr = sl.settle(l, { stake: 100 });
  note('sl ' + (lr.free > 0 ? 'free' : lr.payout === 0 ? 'nothing' : lr.payout > 100 ? 'more' : 'back'), nonce, lr);
  const w = sw.settle(sw.draw(seeds), { stake: 100 });
  note('sw ' + (w.payout === 0 ? 'nothing' : w.payout > 100 ? 'more' : 'back'), nonce, w);
  if (nonce < 200) { const b = bc.settle(bc.draw(seeds), { tie: 100, banker: 100 }); note('bc ' + b.winner, nonce, [b, bc.draw(seeds)]); }
}
