import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/scratch.ts';

export const texts: Translation<typeof en> = {
  casino_scratch_card: 'بطاقة',
  casino_scratch_panels: 'البطاقة: الأسهم للتنقل و Enter للكشط',
  casino_scratch_covered: 'الخانة {{number}}، مغطاة',
  casino_scratch_shows: 'الخانة {{number}}: {{prize}}',
  casino_scratch_begin: 'اكشط الخانات واحدة واحدة أو كلها معًا.',
  casino_scratch_all: 'اكشط الكل',
  casino_scratch_buy: 'اشترِ بطاقة مقابل {{stake}}',
  casino_scratch_won: '{{prize}} ثلاث مرات.',
  casino_scratch_none: 'لا ثلاث متماثلة.',
  casino_scratch_any: 'احتمال جائزة',
  casino_scratch_rules:
    'في البطاقة تسع خانات، وثلاث متماثلة هي الجائزة: يُضرب الرهان فيها. محتوى البطاقة يُسحب عند شرائها؛ كيف ومتى تكشط لا يغيّر شيئًا، ويُدفع لك حتى إن لم تكشط.',
  casino_scratch_rules_pay: 'يعود في المتوسط 92.00% من الرهانات. وجائزة ⁦1×⁩ هي الرهان نفسه.',
};
