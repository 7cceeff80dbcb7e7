/** Crash. */
export const texts = {
  casino_crash_table_automatic: 'يُصرف تلقائيًا عند',
  casino_crash_table_automatic_hint:
    'يحفظه الخادم مهما حدث لاتصالك. وقد يُخفض كي لا تُقتطع أي جائزة.',
  casino_crash_table_automatic_bounds: 'من 1.01 إلى 10000.00 بخانتين عشريتين على الأكثر',
  casino_crash_table_lowered:
    'بهذا الرهان يُصرف عند {{multiplier}} على الأكثر، كي لا تُقتطع أي جائزة.',
  casino_crash_table_bet: 'راهن بـ {{stake}} على المنحنى التالي',
  casino_crash_table_cash_out: 'اصرف نحو {{amount}}',
  casino_crash_table_own: 'رهاناتك على هذا المنحنى',
  casino_crash_table_company: 'من على المنحنى',
  casino_crash_table_company_counts: 'المنحنى {{number}}: الرهانات {{bets}}، سُحب منها {{out}}',
  casino_crash_table_company_in: 'ما زال عليه',
  casino_crash_table_company_lost: 'خسر',
  casino_crash_table_company_more: 'ورهانات أخرى: {{bets}}',
  casino_crash_table_company_names:
    'الأسماء مختلقة لكل منحنى، واسمك بينها: لا يعرف أحد من كان ولا بكم راهن.',
  casino_crash_table_waits: '{{stake}}، يُصرف تلقائيًا عند {{multiplier}}',
  casino_crash_table_out: '{{stake}}، صُرف يدويًا عند {{multiplier}}',
  casino_crash_table_by_itself: 'صرف تلقائي عند {{multiplier}}',
  casino_crash_table_by_hand: 'صُرف يدويًا عند {{multiplier}}',
  casino_crash_table_ended: 'انتهى المنحنى عند {{multiplier}}.',
  casino_crash_table_flies: 'المنحنى يصعد: أُغلقت الرهانات',
  casino_crash_table_rules:
    'يبدأ المنحنى من 1.00 ويتضاعف كل 11.6 ثانية تقريبًا حتى ينتهي. يُدفع للرهان ما يعرضه المنحنى عند الصرف إن وصل إليه، وإلا خُسر. ينتهي 1.98% من المنحنيات عند 1.00 قبل أن يتمكن أحد من الصرف.',
  casino_crash_table_rules_moment:
    'يُصرف كل رهان تلقائيًا حيث اخترت، وعند 2.00 إن لم تغيّره. الضغط يدفع ما يعرضه المنحنى حين يصل إلى الخادم: سرعة اتصالك مهمة، وتعلم شاشتك بالنهاية متأخرة حتى ثانية. لذلك فالمبلغ على الزر تقريبي.',
  casino_crash_table_rules_end:
    'نهاية كل منحنى تنتج بصيغة منشورة من سلسلة تجزئات ثُبّتت قبل أولها. أينما صرفت يعود في المتوسط 99.00% أو أقل بقدر ضئيل.',
} as const;
