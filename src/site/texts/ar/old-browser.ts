import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/old-browser.ts';

export const texts: Translation<typeof en> = {
  title: 'هذا المتصفح قديم جدًا',
  lead: 'تتغير الأسعار كل ثانية ولا يستطيع هذا المتصفح مجاراتها بأمان.',
  needs: 'ما يحتاج إليه الموقع: أحد هذه المتصفحات أو إصدار أحدث',
  scripts: 'تفعيل JavaScript',
  todo: 'ما يمكنك فعله',
  update: 'حدّث هذا المتصفح من إعداداته أو مع تحديثات جهازك.',
  other: 'إذا لم يوجد إصدار أحدث لجهازك فاستخدم متصفحًا آخر من هذه القائمة أو جهازًا آخر.',
  back: 'ثم افتح الموقع من جديد.',
  safe: 'يبقى حسابك وأموالك ورهاناتك المفتوحة كما هي.',
  open: 'افتح الموقع',
};
