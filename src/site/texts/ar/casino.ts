import type { casino as en } from '../en/casino.ts';
import type { Translation } from '../texts.ts';

export const casino: Translation<typeof en> = {
  casino_categories: 'أقسام الكازينو',
  casino_none_title: 'لا ألعاب موصولة هنا',
  casino_none_text:
    'تعمل ألعاب الكازينو على خوادم مزوّديها. لا مزوّد موصول بهذا الموقع، فلا شيء يُلعب في هذا القسم. أما الرهان الرياضي فيعمل كاملًا.',
  casino_none_money: 'رصيدك واحد في كل الموقع: لا حاجة إلى نقل شيء للرهان على الرياضة.',
};
