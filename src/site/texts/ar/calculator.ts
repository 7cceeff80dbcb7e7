import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/calculator.ts';

export const texts: Translation<typeof en> = {
  calculator_legs: 'الاختيارات',
  calculator_odds: 'الاحتمال {{number}}',
  calculator_result: 'نتيجة {{number}}',
  calculator_open: 'لم تُعرف',
  calculator_add: 'أضف اختيارًا',
  calculator_remove: 'أزل الاختيار {{number}}',
  calculator_kind: 'نوع الرهان',
  calculator_system: 'نظام {{size}} من {{of}}',
  calculator_price: 'احتمال عكس المركّب',
  calculator_stake: 'المبلغ',
  calculator_submit: 'احسب',
  calculator_answer: 'النتيجة',
  calculator_combos: 'التركيبات',
  calculator_coef: 'إجمالي الاحتمالات',
  calculator_win: 'العائد الممكن',
  calculator_winning_combos: 'منها ما لم يخسر',
  calculator_payout: 'المصروف',
  calculator_invalid: 'أدخل احتمالات أكبر من 1 ومبلغًا بمنزلتين عشريتين على الأكثر.',
  calculator_copy: 'انسخ رابط هذا الحساب',
  calculator_copied: 'نُسخ',
};
