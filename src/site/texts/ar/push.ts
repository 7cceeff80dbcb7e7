import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/push.ts';

export const texts: Translation<typeof en> = {
  push_text: 'نكتب إلى هذا المتصفح عندما لا يكون الموقع مفتوحاً فيه، عمّا تنتظره:',
  push_kind_bet: 'تمت تسوية أحد رهاناتك',
  push_kind_withdrawal: 'دُفعت عملية سحب أو لم تتم',
  push_kind_document: 'اطّلعنا على مستند',
  push_kind_request: 'أجاب فريق الدعم عن طلبك',
  push_never: 'لا عروض أبداً، ولا كلمة تدعو إلى اللعب. يمكنك إنهاؤها في أي وقت من الإعدادات.',
  push_yes: 'اكتبوا إلى هذا المتصفح',
  push_no: 'ليس الآن',
  pushOn: 'تم. ستصل الرسائل إلى هذا المتصفح.',
  pushFailed: 'لم ينجح ذلك. حاول مرة أخرى.',
  push_denied: 'هذا المتصفح لا يسمح بذلك. يمكنك تغيير ذلك في إعدادات المتصفح لهذا الموقع.',
  push_open: 'اكتبوا إلى هذا المتصفح',
  push_stop: 'لا تكتبوا بعد الآن',
  push_title: 'رسائل في هذا المتصفح',
};
