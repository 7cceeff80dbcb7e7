import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/points.ts';

export const texts: Translation<typeof en> = {
  casino_points_one: 'نقطة واحدة',
  casino_points_zero: '{{points}} نقطة',
  casino_points_two: 'نقطتان',
  casino_points_few: '{{points}} نقاط',
  casino_points_many: '{{points}} نقطة',
  casino_points_other: '{{points}} نقطة',
  casino_points_held: 'رصيدك من النقاط: {{points}}.',
  casino_points_earned:
    'تُحتسب نقطة عن كل {{each}} من مالك الخاص راهنت به على الرياضة أو الألعاب، متى ربح الرهان أو خسر. يُحسب كل حساب على حدة، وما لا يبلغ نقطة كاملة يُحتسب للنقطة التالية.',
  casino_points_not_earned:
    'أموال المكافآت وأموال اللعب والجولات بالنقاط والرهانات الملغاة وما تبيعه من رهاناتك لا تجلب نقاطًا.',
  casino_points_no_money:
    'النقاط ليست مالًا: لا تُشترى ولا تُدفع نقدًا. جولة هذه الألعاب تكلف عشر نقاط وتدفع نقاطًا. وما تعيده كل لعبة في المتوسط مكتوب بجانبها.',
  casino_points_cost: 'تكلفة الجولة: {{stake}}.',
  casino_points_too_few: 'رصيدك {{points}}، وتكلفة الجولة {{stake}}.',
  casino_points_demo:
    'أنت تلعب بنقاط تجريبية: لا شيء يُراهَن به ولا شيء يُربح. سجّل الدخول لتلعب بنقاطك.',
  casino_points_spin: 'أدر مقابل {{stake}}',
};
