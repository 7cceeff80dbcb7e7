/** What a player sees of the line in `rrweb.ts`: a board of coefficients, a coupon, a dialog. */
import type { Game, LineUpdate, Market } from '../../src/events/line.ts';
import type { State } from '../../src/projections/state.ts';

const FLASH_MS = 500;

const style = `
  body { font: 14px sans-serif; margin: 8px }
  .game { display: flex; gap: 4px; height: 26px; align-items: center }
  .teams { width: 190px } .score { width: 80px; color: #555 }
  .odd { width: 72px } .odd.up { background: #cfc } .odd.down { background: #fcc }
  .odd[aria-pressed=true] { outline: 2px solid #06c }
  #board { display: grid; grid-template-columns: repeat(2, 1fr); gap: 2px }
  #coupon { position: fixed; inset-inline-end: 8px; top: 8px; width: 240px; padding: 8px; background: #eee }
  dialog { width: 420px }`;

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  fields: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), fields);

export interface Presses {
  odd(marketId: string): void;
  stake(amount: string): void;
  details(open: boolean): void;
}

function oddButton(market: Market, press: Presses['odd']): HTMLButtonElement {
  const button = element('button', { className: 'odd', textContent: market.coef });
  button.dataset['marketId'] = market.id;
  button.addEventListener('click', () => press(market.id));
  return button;
}

function gameRow(game: Game, markets: readonly Market[], press: Presses['odd']): HTMLElement {
  const row = element('div', { className: 'game' });
  row.dataset['gameId'] = String(game.id);
  const teams = `${game.team1} – ${game.team2}`;
  row.append(element('span', { className: 'teams', textContent: teams }));
  row.append(element('span', { className: 'score', textContent: '0:0' }));
  row.append(...markets.map((market) => oddButton(market, press)));
  return row;
}

function dialogFor(presses: Presses): HTMLDialogElement {
  const dialog = element('dialog', {});
  dialog.addEventListener('close', () => presses.details(false));
  return dialog;
}

function show(update: LineUpdate): void {
  if (update.kind === 'game') {
    const score = document.querySelector(`[data-game-id="${update.gameId}"] .score`);
    if (score) score.textContent = `${update.score.join(':')} ${update.minute}′`;
  } else if (update.kind === 'market') {
    const button = document.querySelector(`[data-market-id="${update.marketId}"]`);
    if (!(button instanceof HTMLButtonElement)) return;
    const trend = Number(update.coef) > Number(button.textContent) ? 'up' : 'down';
    button.textContent = update.coef;
    button.disabled = update.isBlocked;
    button.classList.add(trend);
    setTimeout(() => button.classList.remove(trend), FLASH_MS);
  }
}

function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Touches only what is not right yet, as React would. */
function showCoupon(list: HTMLElement, sum: HTMLElement, { coupon }: State): void {
  while (list.children.length > coupon.bets.length) list.lastElementChild?.remove();
  for (const [place, { market, game }] of coupon.bets.entries()) {
    const item = list.children[place] ?? list.appendChild(element('li', {}));
    setText(item, `${game.team1} – ${game.team2}: ${market.coef}`);
  }
  setText(sum, `${coupon.coef ?? '–'} → ${coupon.possibleWin ?? '–'}`);
  const pressed = new Set(coupon.bets.map(({ market }) => market.id));
  for (const button of document.querySelectorAll<HTMLElement>('.odd')) {
    const now = String(pressed.has(button.dataset['marketId'] ?? ''));
    if (button.ariaPressed !== now) button.ariaPressed = now;
  }
}

/** Draws the board; answers how to show the changes of the line and of the coupon. */
export function drawBoard(games: readonly Game[], markets: readonly Market[], presses: Presses) {
  document.head.append(element('style', { textContent: style }));
  const board = element('main', { id: 'board' });
  for (const game of games) {
    const own = markets.filter(({ gameId }) => gameId === game.id);
    board.append(gameRow(game, own, presses.odd));
  }
  const coupon = element('aside', { id: 'coupon', ariaLabel: 'Coupon' });
  const list = element('ul', {});
  const sum = element('p', {});
  const stake = element('input', { id: 'stake', value: '5' });
  stake.addEventListener('input', () => presses.stake(stake.value));
  const details = element('button', { id: 'details', textContent: 'Details' });
  const dialog = dialogFor(presses);
  details.addEventListener('click', () => {
    const lines = markets.slice(0, 25).map(({ outcome, coef }) => `${outcome}: ${coef}`);
    dialog.replaceChildren(
      element('h2', { textContent: 'Bet details' }),
      ...lines.map((textContent) => element('p', { textContent })),
      element('button', { id: 'close', textContent: 'Close', onclick: () => dialog.close() }),
    );
    dialog.showModal();
    presses.details(true);
  });
  coupon.append(element('h2', { textContent: 'Coupon' }), list, sum, stake, details);
  document.body.append(board, coupon, dialog);
  return { show, showCoupon: (state: State) => showCoupon(list, sum, state) };
}
