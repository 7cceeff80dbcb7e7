/** حيث يصل الزائر: تعريف بلعبة، وشكر على الحساب. */
export const texts = {
  casino_landing_fair:
    'تُسحب كل جولة من بذور يمكنك التحقق منها بعدها. القواعد والاحتمالات بجانب الطاولة.',
  casino_landing_fun: 'يمكنك لعبها بمال وهمي دون حساب.',
  casino_landing_open: 'افتح اللعبة',
  casino_landing_more: 'ألعاب مشابهة',
  casino_landing_all: 'كل الألعاب',
  casino_thanks_player:
    'حسابك جاهز. لا داعي للعجلة: قواعد كل لعبة واحتمالاتها على بُعد ضغطة، والحد الذي تضعه الآن يسري فورًا.',
  casino_thanks_guest: 'يمكنك مشاهدة كل لعبة ولعب معظمها بمال وهمي. الحساب لازم فقط للعب بمالك.',
  casino_thanks_limits: 'ضع حدودك',
  casino_thanks_register: 'سجّل',
} as const;
