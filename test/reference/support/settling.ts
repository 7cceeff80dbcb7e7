/** Coupons with what became of them, and what they have to pay. */
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';

interface Row {
  readonly name: string;
  readonly results: string;
  readonly coupon: Partial<SubmittedCoupon> & { coefs?: string[] };
  readonly pays: number;
  readonly status: 'won' | 'lost' | 'void';
  readonly leg?: (index: number) => Partial<SubmittedCoupon['bets'][number]>;
}

const system = (systemValue: number, amount = 10_000) =>
  ({ typeId: 2, systemValue, amount }) as const;
const express = (amount: number, ...coefs: string[]) => ({ typeId: 1, amount, coefs }) as const;

/** Worked examples of the trade: coefficients, results, stake and what is paid, to the cent. */
export const ROWS: readonly Row[] = [
  { name: 'single won', results: 'W', coupon: { amount: 1_000 }, pays: 1_850, status: 'won' },
  { name: 'single lost', results: 'L', coupon: { amount: 1_000 }, pays: 0, status: 'lost' },
  { name: 'single void', results: 'V', coupon: { amount: 1_000 }, pays: 1_000, status: 'void' },
  // (1 + 1.85) / 2 = 1.425 of 33.33 is 47.49525.
  { name: 'single half won', results: 'w', coupon: { amount: 3_333 }, pays: 4_750, status: 'won' },
  // Half of 33.33 is 16.665: half away from zero.
  { name: 'half lost', results: 'l', coupon: { amount: 3_333 }, pays: 1_667, status: 'lost' },
  {
    name: 'express of two',
    results: 'WW',
    coupon: { amount: 10_000 },
    pays: 38_850,
    status: 'won',
  },
  { name: 'express void', results: 'WVW', coupon: { amount: 3_333 }, pays: 9_249, status: 'won' },
  { name: 'express lost', results: 'WLW', coupon: { amount: 3_333 }, pays: 0, status: 'lost' },
  { name: '2 of 3', results: 'WWL', coupon: system(2), pays: 12_950, status: 'won' },
  { name: '2 of 4', results: 'WWLL', coupon: system(2), pays: 6_475, status: 'won' },
  { name: '3 of 4', results: 'WWWL', coupon: system(3), pays: 14_569, status: 'won' },
  { name: '3 of 5', results: 'WWWLL', coupon: system(3), pays: 5_828, status: 'won' },
  { name: '4 of 6', results: 'WWWWWL', coupon: system(4), pays: 58_137, status: 'won' },
  { name: 'system lost', results: 'WLL', coupon: system(2), pays: 0, status: 'lost' },
  {
    name: 'banker',
    results: 'WWWL',
    coupon: system(2, 9_000),
    leg: (index) => (index === 0 ? { banker: true } : {}),
    pays: 17_483,
    status: 'won',
  },
  {
    name: 'blocks',
    results: 'WWWL',
    coupon: { typeId: 4, systemValue: 2, amount: 9_000, coefs: ['1.50', '1.40', '2.10', '1.80'] },
    leg: (index) => ({ blockId: Math.max(1, index) }),
    pays: 13_230,
    status: 'won',
  },
  {
    name: 'lobby',
    results: 'WWLW',
    coupon: { typeId: 4, systemValue: 2, amount: 9_000, coefs: ['1.50', '2.00', '1.40', '2.00'] },
    // The third of three blocks is lost: one of three bets comes in, each with the lobby.
    leg: (index) => ({ blockId: index === 3 ? 100 : index + 1 }),
    pays: 18_000,
    status: 'won',
  },
  {
    name: 'patent',
    results: 'WLL',
    coupon: { typeId: 2, variant: 'lucky', amount: 700, coefs: ['4.00', '2.00', '2.00'] },
    pays: 400,
    status: 'won',
  },
  {
    name: 'trixie',
    results: 'WWL',
    coupon: { typeId: 2, variant: 'cover', amount: 400, coefs: ['2.00', '3.00', '2.00'] },
    pays: 600,
    status: 'won',
  },
  {
    name: 'chain',
    results: 'WL',
    coupon: { typeId: 4, variant: 'chain', amount: 1_000, coefs: ['2.00', '3.00'] },
    leg: (index) => ({ blockId: index + 1 }),
    pays: 0,
    status: 'lost',
  },
  {
    name: 'chain that kept some',
    results: 'WL',
    coupon: {
      ...{ typeId: 4, variant: 'chain', amount: 1_000, coefs: ['2.00', '3.00'] },
      amountByBlockId: { 2: 500 },
    },
    leg: (index) => ({ blockId: index + 1 }),
    pays: 1_500,
    status: 'won',
  },
  {
    name: 'chain with a void step of two',
    results: 'VVW',
    coupon: { typeId: 4, variant: 'chain', amount: 1_000, coefs: ['2.00', '3.00', '1.50'] },
    leg: (index) => ({ blockId: index < 2 ? 1 : 2 }),
    pays: 1_500,
    status: 'won',
  },
  // The house offers the opposite of 2.00 and 2.10 at 1.253.
  {
    name: 'anti-express',
    results: 'LL',
    coupon: { typeId: 1, variant: 'anti', amount: 1_000, coefs: ['2.00', '2.10'] },
    pays: 1_253,
    status: 'won',
  },
  {
    name: 'anti-express lost',
    results: 'WW',
    coupon: { typeId: 1, variant: 'anti', amount: 1_000, coefs: ['2.00', '2.10'] },
    pays: 0,
    status: 'lost',
  },
  {
    name: 'anti-express of a half loss',
    results: 'Wl',
    coupon: { typeId: 1, variant: 'anti', amount: 1_000, coefs: ['2.00', '2.10'] },
    pays: 627,
    status: 'won',
  },
  {
    name: 'anti-express void',
    results: 'VV',
    coupon: { typeId: 1, variant: 'anti', amount: 1_000, coefs: ['2.00', '2.10'] },
    pays: 1_000,
    status: 'void',
  },
  {
    name: 'cap',
    results: 'WWWW',
    coupon: express(10_000, '34.00', '34.00', '34.00', '34.00'),
    pays: 50_000_000,
    status: 'won',
  },
];
