import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/consent.ts';

export const texts: Translation<typeof en> = {
  consent_title: 'ملفات تعريف الارتباط',
  consent_text:
    'نحتاج بعض الملفات لتسجيل دخولك وحفظ رهاناتك بأمان. أما غيرها فيساعدنا على تحسين الموقع وعرض ما يناسبك، والقرار لك.',
  consent_more: 'ماذا يفعل كل منها',
  consent_all: 'قبول الكل',
  consent_necessary_only: 'الضرورية فقط',
  consent_choose: 'اختيار',
  consent_save: 'حفظ الاختيار',
  consent_necessary: 'ضرورية',
  consent_necessary_text: 'تسجيل الدخول والأمان وقسيمة الرهان. لا يعمل الموقع من دونها.',
  consent_functionality: 'وظيفية',
  consent_functionality_text: 'تحصي الزيارات لنرى ما يعمل جيدًا وما لا يعمل.',
  consent_marketing: 'تسويقية',
  consent_marketing_text: 'تتيح لنا أن نعرض عليك ما يناسبك، هنا وفي مواقع أخرى.',
};
