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
  casino_points_entries: 'مصدر نقاطك',
  casino_points_no_entries: 'لم تحصل على أي نقاط بعد.',
  casino_points_entries_failed: 'تعذّر تحميل نقاطك',
  casino_points_older: 'قيود أقدم',
  casino_points_older_failed: 'تعذّر تحميل القيود الأقدم.',
  casino_points_from_bet: 'الرهان {{bet}}',
  casino_points_from_round: 'رهاناتك: {{game}}',
  casino_points_from_staked: 'جولة بالنقاط: {{game}}',
  casino_points_from_paid: 'ربح: {{game}}',
  casino_points_from_returned: 'أُعيدت: {{game}}',
  casino_points_some_game: 'لعبة',
  casino_points_from_bought: 'رمز العرض {{game}}',
  casino_points_store: 'مكافأة على الربح مقابل النقاط',
  casino_points_store_about:
    'يضيف الرمز نسبة مئوية إلى ربح رهان واحد. هو لك وحدك، ويُحتسب مرة واحدة، ويبقى بين رموز عروضك حتى يستخدمه رهان. ما أُخذ لا يُعاد مقابل نقاط.',
  casino_points_store_code: 'رمز العرض {{code}}',
  casino_points_store_left: 'المتبقي خلال {{days}} يومًا: {{left}}',
  casino_points_store_buy: 'خذه مقابل {{price}}',
  casino_points_store_sure: '{{code}} مقابل {{price}}: لا يُستبدل بالنقاط مرة أخرى. هل تأخذه؟',
  casino_points_store_take: 'خذه',
  casino_points_store_failed: 'تعذّر تحميل ما تشتريه النقاط',
  casino_points_store_bought: 'أصبح {{code}} لك: اختره في القسيمة من بين رموز العروض.',
  casino_points_store_too_few: 'رصيدك {{points}}، وثمنه {{price}}.',
  casino_points_store_limit: 'أخذته بالعدد المسموح به خلال {{days}} يومًا.',
  casino_points_store_closed: 'لا يمكن أخذه الآن.',
  casino_points_store_taken: 'ما أخذته سابقًا',
};
