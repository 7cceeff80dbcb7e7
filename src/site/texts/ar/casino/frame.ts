/** ألعاب المزوّدين الآخرين في إطاراتها. */
export const texts = {
  casino_frame_of: '{{game}} من {{provider}}',
  casino_frame_failed: 'لم تُفتح اللعبة',
  casino_frame_silent: 'اللعبة لا تستجيب',
  casino_frame_failed_text:
    'حاول مرة أخرى. إن لم ينفع ذلك فلا يمكن الوصول إلى مزوّدها: الجولة التي بدأت ينهيها المزوّد، ورصيدك يبيّن نتيجتها.',
  casino_frame_failed_session:
    'فُتحت اللعبة منذ وقت طويل أو فُتحت في مكان آخر. افتحها من جديد: الجولة التي بدأت ينهيها مزوّدها.',
  casino_frame_failed_maintenance:
    'يعمل المزوّد على صيانة اللعبة. حاول لاحقًا: الجولة التي بدأت ينهيها المزوّد، ورصيدك يبيّن نتيجتها.',
  casino_frame_failed_device:
    'لا تعمل اللعبة في هذا المتصفح أو على هذا الجهاز. جرّب غيره؛ رصيدك هناك هو نفسه.',
  casino_frame_failed_region: 'لا يقدّم المزوّد هذه اللعبة حيث أنت. اختر لعبة أخرى.',
  casino_frame_failed_code:
    'توقفت اللعبة وتقول «{{code}}». حاول مرة أخرى؛ وإن تكرر ذلك فأخبر الدعم بهذه الكلمة. الجولة التي بدأت ينهيها المزوّد، ورصيدك يبيّن نتيجتها.',
  casino_frame_paused: 'اللعبة متوقفة مؤقتًا',
  casino_frame_demo: 'أنت تلعب بنقود اللعب: لا رهان حقيقي ولا ربح، ولا يُحفظ منها شيء.',
  casino_frame_for_money: 'اللعب بالمال',
  casino_frame_for_fun: 'اللعب بنقود اللعب',
  casino_frame_mute: 'كتم صوت اللعبة',
  casino_frame_about:
    'يدير {{provider}} هذه اللعبة ويسحب جولاتها ويشرح قواعدها فيها. يبقى مالك في حسابك هنا: منه تؤخذ كل مراهنة وإليه يُدفع كل ربح، وحدودك سارية.',
  casino_frame_rounds:
    'كما دُفعت من حسابك. أما ما سُحب فيها فيعرفه المزوّد. وليس بينها جولات بنقود اللعب.',
  casino_outside_title: 'جولات لدى مزوّدين آخرين',
  casino_outside_staked: 'رهان',
  casino_outside_undone: 'مُعاد',
  casino_outside_paid: 'مدفوع',
  casino_outside_balance: 'الرصيد بعدها {{amount}}',
  casino_outside_cancelled: 'أُعيد الرهان',
  casino_outside_last: 'آخر المعاملات، وعددها {{number}}:',
  casino_frame_no_rounds: 'لا جولات بعد.',
  casino_frame_round_runs: 'جارية',
  casino_frame_round_over: 'انتهت',
  casino_frame_replayed: 'التسجيل لا يحمّل ألعاب المزوّدين الآخرين.',
} as const;
