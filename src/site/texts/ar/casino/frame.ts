/** ألعاب المزوّدين الآخرين في إطاراتها. */
export const texts = {
  casino_frame_of: '{{game}} من {{provider}}',
  casino_frame_failed: 'لم تُفتح اللعبة',
  casino_frame_silent: 'اللعبة لا تستجيب',
  casino_frame_failed_text:
    'حاول مرة أخرى. إن لم ينفع ذلك فلا يمكن الوصول إلى مزوّدها: الجولة التي بدأت ينهيها المزوّد، ورصيدك يبيّن نتيجتها.',
  casino_frame_paused: 'اللعبة متوقفة مؤقتًا',
  casino_frame_mute: 'كتم صوت اللعبة',
  casino_frame_about:
    'يدير {{provider}} هذه اللعبة ويسحب جولاتها ويشرح قواعدها فيها. يبقى مالك في حسابك هنا: منه تؤخذ كل مراهنة وإليه يُدفع كل ربح، وحدودك سارية.',
  casino_frame_rounds: 'كما أخبرت بها اللعبة. نتيجتها تظهر في رصيدك.',
  casino_frame_no_rounds: 'لا جولات بعد.',
  casino_frame_round_runs: 'جارية',
  casino_frame_round_over: 'انتهت',
  casino_frame_replayed: 'التسجيل لا يحمّل ألعاب المزوّدين الآخرين.',
} as const;
