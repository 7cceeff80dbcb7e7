import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/plinko.ts';

export const texts: Translation<typeof en> = {
  casino_plinko_rows: 'Reihen von Stiften',
  casino_plinko_rows_of: '{{rows}} Reihen',
  casino_plinko_risk: 'Risiko',
  casino_plinko_low: 'Geringes Risiko',
  casino_plinko_medium: 'Mittleres Risiko',
  casino_plinko_high: 'Hohes Risiko',
  casino_plinko_bet: '{{rows}} Reihen, {{risk}}',
  casino_plinko_fell: 'Fach {{bucket}}: {{multiplier}}.',
  casino_plinko_middle: 'In der Mitte',
  casino_plinko_edge: 'An den Rändern',
  casino_plinko_drop: 'Für {{stake}} fallen lassen',
  casino_plinko_bucket: 'Fach',
  casino_plinko_either: '{{one}} oder {{other}}',
  casino_plinko_rules:
    'Eine Kugel fällt durch Reihen von Stiften. An jedem geht sie mit gleicher Chance nach links oder rechts; der Einsatz wird mit der Zahl des Fachs multipliziert, in das sie fällt.',
  casino_plinko_rules_pay:
    'Die Mitte ist wahrscheinlich, die Ränder sind selten. Bei jeder Wahl von Reihen und Risiko kommen im Schnitt 98,43 % der Einsätze zurück. Auszahlungen werden auf ganze kleinste Einheiten abgerundet.',
};
