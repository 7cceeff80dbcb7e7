import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/money.ts';
import type { PAYMENT_METHODS } from '../../../domain/payments/payments.ts';
import { escaped, plainPage } from '../../http/plain-page.ts';
import { DESK } from './desk.ts';
import { SECURE_CODE } from './sandbox.ts';
import type { SandboxRow } from './sandbox-store.ts';

const NAMES: Readonly<Record<(typeof PAYMENT_METHODS)[number], string>> = {
  card: 'card',
  wallet: 'wallet',
  bank: 'bank transfer',
  cash: 'cash at a desk',
};

const CHOICES = [
  ['pay', 'Pay', 'The money is there at once.'],
  ['secure', 'Pay with 3-D Secure', 'The bank asks for a code first.'],
  ['pending', 'Pay, and let it take a while', 'It is on its way, and comes some seconds later.'],
  ['refuse', 'Be refused', 'The bank does not pay.'],
] as const;

const NOTICES = [
  ['at-once', 'at once, before you are back'],
  ['late', 'ten seconds late'],
  ['twice', 'twice'],
  ['never', 'never: it has to ask'],
] as const;

function sumOf({ amount, iso }: SandboxRow): string {
  return `${amountText(amount, minorUnitsOf(iso))} ${iso}`;
}

const nameOf = ({ method }: SandboxRow): string =>
  Object.entries(NAMES).find(([id]) => id === method)?.[1] ?? method;

const choice = ([value, title, note]: (typeof CHOICES)[number], index: number): string =>
  `<label><input type="radio" name="what" value="${value}"${index === 0 ? ' checked' : ''}>
<span>${title}<small>${note}</small></span></label>`;

const notice = ([value, title]: (typeof NOTICES)[number]): string =>
  `<option value="${value}">${title}</option>`;

/** What a player chooses in place of paying: no card number is asked for, since none is real. */
export function choicePage(row: SandboxRow): string {
  return plainPage(
    `Pay ${sumOf(row)}`,
    `<p>A demonstration of a payment provider: no money is moved, and no card is asked for. You pay
by ${escaped(nameOf(row))}.</p>
<form method="post">
<fieldset>
<legend>What shall happen?</legend>
${CHOICES.map(choice).join('\n')}
</fieldset>
<p><label>The site is told of it <select name="notice">${NOTICES.map(notice).join('')}</select></label></p>
<div>
<button type="submit" class="main">Go on</button>
<button type="submit" name="what" value="cancel">Cancel</button>
</div>
</form>`,
  );
}

/** The desk at which cash is paid: who stands at it tells the code of an order. */
export function deskPage(isUnknown: boolean): string {
  return plainPage(
    DESK.name,
    `<p>A demonstration of a desk: no money is taken. Type the code that the site showed.</p>
${isUnknown ? '<p role="alert">There is no order with this code that could be paid.</p>' : ''}
<form method="post">
<p><label>Code <input type="text" name="code" inputmode="numeric" autocomplete="off" required
maxlength="40"></label></p>
<p><label>The site is told of it <select name="notice">${NOTICES.map(notice).join('')}</select></label></p>
<div><button type="submit" class="main">Pay in</button></div>
</form>`,
  );
}

/** The cash was taken. */
export function paidPage(row: SandboxRow): string {
  return plainPage('Paid in', `<p>${sumOf(row)} in cash. The site is told of it.</p>`);
}

/** The second step: a code that a bank would send. */
export function codePage(row: SandboxRow): string {
  const again = row.wrong_codes > 0 ? '<p role="alert">The code is wrong. Try again.</p>' : '';
  return plainPage(
    '3-D Secure',
    `<p>Your bank would send you a code to pay ${sumOf(row)}. In this demonstration it is
<strong>${SECURE_CODE}</strong>.</p>
${again}
<form method="post">
<p><label>Code <input type="text" name="code" inputmode="numeric" autocomplete="one-time-code"
required maxlength="12"></label></p>
<div>
<button type="submit" class="main" name="what" value="code">Confirm</button>
<button type="submit" name="what" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`,
  );
}

/** The payment has ended here; who paid with a card may have the money taken back. */
export function endPage(row: SandboxRow, back: string): string {
  const form =
    row.state === 'succeeded'
      ? `<form method="post"><div><button type="submit" name="what" value="charge-back">Charge it back</button></div></form>`
      : '';
  return plainPage(
    `Payment ${row.state}`,
    `<p>${sumOf(row)} by ${escaped(nameOf(row))}.</p>
<p><a href="${escaped(back)}">Back to the site</a></p>
${form}`,
  );
}
