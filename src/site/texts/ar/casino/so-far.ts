/** ما ستدفعه جولة من عدة خطوات لو انتهت الآن. */
export const texts = {
  casino_so_far: 'لو انتهت الجولة الآن لدفعت {{amount}}.',
  casino_so_far_nothing: 'لم يُربح شيء حتى الآن.',
  casino_so_far_standing:
    'لم يُربح شيء حتى الآن: إن توقفت فالفوز يدفع {{win}} والتعادل يدفع {{level}}.',
  casino_so_far_dealt: 'إن بقيت كما هي تدفع هذه اليد {{amount}}.',
  casino_so_far_dealt_nothing: 'إن بقيت كما هي لا تدفع هذه اليد شيئًا.',
  casino_so_far_alike: 'لم يُربح شيء حتى الآن: {{prize}} مرة ثانية تدفع {{amount}}.',
} as const;
