import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/keno.ts';

export const texts: Translation<typeof en> = {
  casino_keno_grid: 'الأرقام: الأسهم للتنقل و Enter للاختيار',
  casino_keno_free: '{{number}}',
  casino_keno_picked: '{{number}}، من اختيارك',
  casino_keno_drawn: '{{number}}، سُحب',
  casino_keno_hit: '{{number}}، من اختيارك وسُحب',
  casino_keno_picks: 'الأرقام',
  casino_keno_picked_of: 'المختار: {{picks}} من {{most}}',
  casino_keno_clear: 'امسح الاختيار',
  casino_keno_first: 'اختر رقمًا أولًا',
  casino_keno_play: 'العب مقابل {{stake}}',
  casino_keno_hits: 'الإصابات: {{hits}} من {{picks}}.',
  casino_keno_hit_count: 'الإصابات',
  casino_keno_most: 'الأقصى',
  casino_keno_returned: 'العائد في المتوسط',
  casino_keno_rules:
    'تختار من رقم إلى عشرة أرقام من 80 رقمًا، ثم يُسحب 20 رقمًا دون تكرار. عدد أرقامك بينها يحدد ما يعود إليك.',
  casino_keno_rules_pay:
    'كل الأرقام متساوية الاحتمال: لا يهم أيها تختار بل كم تختار. تُقرَّب المدفوعات إلى أسفل لأصغر وحدة.',
};
