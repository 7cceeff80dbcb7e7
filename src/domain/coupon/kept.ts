interface Kept<M, G> {
  readonly market?: M | undefined;
  readonly game?: G | undefined;
}

/** Of a coupon that was kept, the selections that the line still has. */
export function onOffer<M, G, B extends Kept<M, G>>(
  bets: readonly (B & Kept<M, G>)[],
): (B & { readonly market: M; readonly game: G })[] {
  return bets.flatMap((bet) => {
    const { market, game } = bet;
    return market === undefined || game === undefined ? [] : [{ ...bet, market, game }];
  });
}
