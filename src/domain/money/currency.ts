/** What the site needs to know of a currency (ISO 4217). */
export interface Currency {
  readonly code: string;
  /** Decimals of the minor unit: 2 for cents, 0 for yen, 3 for fils. */
  readonly minorUnits: number;
  readonly symbol: string;
}

/** `code minorUnits symbol`, one currency a line. */
const TABLE = `
AED 2 AED
AMD 2 ֏
ARS 2 AR$
AUD 2 A$
AZN 2 ₼
BDT 2 ৳
BGN 2 лв
BHD 3 BHD
BRL 2 R$
BYN 2 Br
CAD 2 CA$
CHF 2 CHF
CLP 0 CLP$
CNY 2 CN¥
COP 2 COL$
CZK 2 Kč
DKK 2 kr
DZD 2 DZD
EGP 2 E£
EUR 2 €
GBP 2 £
GEL 2 ₾
GHS 2 GH₵
HKD 2 HK$
HUF 2 Ft
IDR 2 Rp
ILS 2 ₪
INR 2 ₹
ISK 0 kr
JOD 3 JOD
JPY 0 ¥
KES 2 KSh
KGS 2 сом
KRW 0 ₩
KWD 3 KWD
KZT 2 ₸
LKR 2 LKR
MAD 2 MAD
MDL 2 MDL
MXN 2 MX$
MYR 2 RM
NGN 2 ₦
NOK 2 kr
NZD 2 NZ$
OMR 3 OMR
PEN 2 S/
PHP 2 ₱
PKR 2 PKR
PLN 2 zł
QAR 2 QAR
RON 2 lei
RSD 2 RSD
RUB 2 ₽
SAR 2 SAR
SEK 2 kr
SGD 2 S$
THB 2 ฿
TJS 2 TJS
TND 3 TND
TRY 2 ₺
TWD 2 NT$
TZS 2 TSh
UAH 2 ₴
UGX 0 USh
USD 2 $
UZS 2 soʻm
VND 0 ₫
XAF 0 FCFA
XOF 0 CFA
ZAR 2 R
ZMW 2 ZK
`;

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', minorUnits = '', symbol = ''] = line.split(' ');
      return [code, { code, minorUnits: Number(minorUnits), symbol }];
    }),
);

/** Every currency known, by code, alphabetically. */
export function currencies(): readonly Currency[] {
  return [...CURRENCIES.values()];
}

/** The currency of an ISO code, or null for one the site does not know. */
export function currencyOf(code: string): Currency | null {
  return CURRENCIES.get(code) ?? null;
}

/** Decimals of the currency's minor unit; two, the commonest, for an unknown code. */
export function minorUnitsOf(code: string): number {
  return CURRENCIES.get(code)?.minorUnits ?? 2;
}
