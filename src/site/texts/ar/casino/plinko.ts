import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/plinko.ts';

export const texts: Translation<typeof en> = {
  casino_plinko_rows: 'صفوف الأوتاد',
  casino_plinko_rows_of: 'الصفوف: {{rows}}',
  casino_plinko_risk: 'المخاطرة',
  casino_plinko_low: 'مخاطرة منخفضة',
  casino_plinko_medium: 'مخاطرة متوسطة',
  casino_plinko_high: 'مخاطرة عالية',
  casino_plinko_bet: 'الصفوف: {{rows}}، {{risk}}',
  casino_plinko_fell: 'الخانة {{bucket}}: {{multiplier}}.',
  casino_plinko_middle: 'في الوسط',
  casino_plinko_edge: 'عند الطرفين',
  casino_plinko_drop: 'أسقط الكرة مقابل {{stake}}',
  casino_plinko_bucket: 'الخانة',
  casino_plinko_either: '{{one}} أو {{other}}',
  casino_plinko_rules:
    'تسقط كرة عبر صفوف من الأوتاد، وعند كل وتد تذهب يسارًا أو يمينًا باحتمال متساوٍ، ثم يُضرب الرهان في رقم الخانة التي تستقر فيها.',
  casino_plinko_rules_pay:
    'الوسط مرجّح والطرفان نادران. مهما اخترت من الصفوف والمخاطرة يعود في المتوسط 98.43% من الرهانات. تُقرَّب المدفوعات إلى أسفل لأصغر وحدة.',
};
