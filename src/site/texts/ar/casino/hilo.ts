import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/hilo.ts';

export const texts: Translation<typeof en> = {
  casino_hilo_higher: 'أعلى',
  casino_hilo_lower: 'أدنى',
  casino_hilo_same: 'مثلها',
  casino_hilo_before: 'الأوراق السابقة',
  casino_hilo_card: 'الورقة: {{card}}.',
  casino_hilo_begin: 'أعلى أم أدنى أم مثلها؟',
  casino_hilo_right: 'صحيح. واصل أو اصرف.',
  casino_hilo_wrong: 'لم يصح التوقع.',
  casino_hilo_first: 'توقّع أولًا',
  casino_hilo_ready: 'تُعرض عليك ورقة وتتوقع التالية. وبجانب كل توقع احتماله ومضاعفه.',
  casino_hilo_shown: 'الورقة المعروضة',
  casino_hilo_rules:
    'تأتي كل ورقة من مجموعة كاملة من 52 ورقة، فقد تتكرر ورقة ظهرت من قبل. الأدنى الآس والأعلى الملك، ولا أثر للنقش. تتوقع هل التالية أعلى أم أدنى أم مثلها. التوقع الخاطئ يخسر الرهان، وبعد الصحيح يمكنك الصرف متى شئت.',
  casino_hilo_rules_pay:
    'التوقع الصحيح يضرب في 13 مقسومًا على عدد الرتب الرابحة، ويُضرب الكل مرة واحدة في 0.99، فيعود في المتوسط 99.00% مهما كانت توقعاتك. تُقرَّب المدفوعات إلى أسفل لأصغر وحدة.',
  casino_hilo_rules_end:
    'لا تُعرض توقعات لا يمكن أن تربح، ولا ما يجعل المضاعف يتجاوز 10,000: عندها، أو بعد 50 توقعًا صحيحًا، تُدفع الجولة من تلقاء نفسها. احتمال الجائزة الكبرى يتوقف على توقعاتك ولا يزيد على 0.0099%.',
};
