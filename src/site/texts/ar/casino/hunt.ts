import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/hunt.ts';

export const texts: Translation<typeof en> = {
  casino_hunt_targets: 'الأهداف: الضغط يضيف طلقة',
  casino_hunt_shots: 'الطلقات',
  casino_hunt_aimed: 'الطلقة {{number}} على {{target}}',
  casino_hunt_hit: 'الطلقة {{number}} على {{target}}: أصابت',
  casino_hunt_missed: 'الطلقة {{number}} على {{target}}: أخطأت',
  casino_hunt_drop: 'الطلقة {{number}} على {{target}}: أزِلها',
  casino_hunt_hits: 'الإصابات: {{hits}} من {{shots}}.',
  casino_hunt_staked: 'الرهان كله',
  casino_hunt_per_shot: 'الرهان لكل طلقة.',
  casino_hunt_first: 'اختر هدفًا أولًا',
  casino_hunt_fire: 'أطلق مقابل {{stake}}',
  casino_hunt_rules:
    'الرشقة من طلقة إلى عشر طلقات، كل منها على هدف تختاره. الطلقة المصيبة تعيد رهانها مضروبًا في رقم الهدف، والخاطئة لا تعيد شيئًا. لا أثر للتصويب ولا للسرعة: الحظ وحده يقرر ما يصيب.',
  casino_hunt_rules_pay:
    'يصاب الهدف M في ⁦0.96 / M⁩ من كل الطلقات، فيعود في المتوسط 96.00% من الرهانات أيًّا كان ما تطلق عليه.',
};
