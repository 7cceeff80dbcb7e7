import type { AnyEvent } from '../../events/catalogue.ts';

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function market(id: string): string {
  return `[data-market-id=${quoted(id)}]`;
}

const SIGN_IN = '[data-auth-form]';

/** Selector of the element of the site that an event is about; null where there is none. */
export function targetOf(event: AnyEvent): string | null {
  switch (event.type) {
    case 'coupon.betAdded':
      return market(event.data.market.id);
    case 'coupon.betRemoved':
    case 'coupon.bankerToggled':
    case 'coupon.betAmountChanged':
      return market(event.data.marketId);
    case 'modal.opened':
      return `dialog[data-modal=${quoted(event.data.kind)}]`;
    case 'session.loginSubmitted':
      return SIGN_IN;
    case 'remote.statusChanged':
    case 'remote.refreshPressed':
      return `[data-remote=${quoted(event.data.name)}]`;
    default:
      if (event.type.startsWith('auth.')) return SIGN_IN;
      return /^(coupon|bet)\./.test(event.type) ? '[data-coupon-type]' : null;
  }
}
