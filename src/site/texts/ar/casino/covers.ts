import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/covers.ts';

export const texts: Translation<typeof en> = {
  casino_covers_grid: 'الأغطية: الأسهم للتنقل و Enter للرفع',
  casino_covers_covered: 'الغطاء {{number}}، مغلق',
  casino_covers_lifted: 'الغطاء {{number}}، وجدت {{prize}}',
  casino_covers_left: 'الغطاء {{number}}، كان تحته {{prize}}',
  casino_covers_bet: 'غطاءان من اثني عشر',
  casino_covers_begin: 'ارفع غطاءً.',
  casino_covers_found: 'وجدت {{prize}}.',
  casino_covers_second: 'ارفع غطاءً ثانيًا.',
  casino_covers_pair: '{{one}} مرتين: زوج.',
  casino_covers_differ: '{{one}} و{{other}}: ليسا زوجًا.',
  casino_covers_any: 'احتمال الزوج',
  casino_covers_rules:
    'تحت اثني عشر غطاءً ست جوائز، كل منها مرتين، خُلطت قبل أن ترفع الأول. ترفع غطاءين: إن تساوت الجائزتان ضُرب الرهان فيها، وإلا فلا شيء يعود. ثم تُفتح كل الأغطية.',
  casino_covers_rules_pay:
    'يعود في المتوسط {{rtp}} من الرهانات أيًّا كانت الأغطية التي ترفعها. لا شيء لتتذكره: كل جولة تُخلط من جديد.',
  casino_covers_rules_left: 'الجولة التي تتركها تنتظر 24 ساعة على أي جهاز، ثم يُعاد الرهان.',
  casino_covers_one_bet: 'غطاء واحد من {{covers}}',
  casino_covers_one_more: 'احتمال أكثر من الرهان',
  casino_covers_one_rules:
    'تحت {{covers}} أغطية جوائز الجدول أدناه، خُلطت قبل أن ترفع أحدها. يُضرب الرهان فيما تجده تحته. ثم تُفتح كل الأغطية.',
  casino_covers_one_rules_pay:
    'يعود في المتوسط {{rtp}} من الرهانات أيًّا كان الغطاء الذي ترفعه. لا شيء لتتذكره: كل جولة تُخلط من جديد.',
};
