import type { writtenLanguages } from '../../domain/site/languages.ts';

export type AnswerLanguage = (typeof writtenLanguages)[number];

/** An answer to begin with: what staff call it, and its words in each language of players. */
export interface ReadyAnswer {
  readonly name: string;
  readonly words: Readonly<Record<AnswerLanguage, string>>;
}

/** What is written often. Whoever chooses one reads it through, and makes it fit, before it is sent. */
export const readyAnswers: readonly [ReadyAnswer, ...ReadyAnswer[]] = [
  {
    name: 'We look into it',
    words: {
      en: 'Thank you for your message. We are looking into it and will write to you here as soon as we know more.',
      ru: 'Спасибо за обращение. Мы разбираемся и напишем вам здесь, как только узнаем больше.',
      de: 'Danke für Ihre Nachricht. Wir sehen uns das an und schreiben Ihnen hier, sobald wir mehr wissen.',
      ar: 'شكرًا على رسالتك. نحن ننظر في الأمر وسنكتب إليك هنا حالما نعرف المزيد.',
    },
  },
  {
    name: 'More is needed',
    words: {
      en: 'So that we can help you: which bet, round or payment is it about, and when did it happen? Its number stands in your history.',
      ru: 'Чтобы мы могли помочь: о какой ставке, каком раунде или платеже речь и когда это было? Номер есть в вашей истории.',
      de: 'Damit wir Ihnen helfen können: Um welche Wette, Runde oder Zahlung geht es, und wann war das? Die Nummer steht in Ihrem Verlauf.',
      ar: 'كي نستطيع مساعدتك: أي رهان أو جولة أو دفعة تقصد، ومتى حدث ذلك؟ تجد الرقم في سجلك.',
    },
  },
  {
    name: 'We saw the session',
    words: {
      en: 'We have looked at your session at the moment you wrote to us. This is what happened: ',
      ru: 'Мы посмотрели ваш сеанс в тот момент, когда вы нам написали. Произошло следующее: ',
      de: 'Wir haben uns Ihre Sitzung in dem Augenblick angesehen, in dem Sie uns geschrieben haben. Es ist Folgendes geschehen: ',
      ar: 'شاهدنا جلستك في اللحظة التي كتبت فيها إلينا. وهذا ما حدث: ',
    },
  },
  {
    name: 'It is mended',
    words: {
      en: 'This should work now. If it does not, write to us again here.',
      ru: 'Теперь всё должно работать. Если нет, напишите нам здесь ещё раз.',
      de: 'Das sollte jetzt funktionieren. Falls nicht, schreiben Sie uns hier noch einmal.',
      ar: 'ينبغي أن يعمل هذا الآن. وإن لم يعمل فاكتب إلينا هنا مرة أخرى.',
    },
  },
  {
    name: 'Limits and breaks',
    words: {
      en: 'You can set limits, a break or an exclusion yourself in your account, under Limits and breaks. They take effect at once, and nobody asks you why.',
      ru: 'Лимиты, перерыв или исключение вы можете задать сами в кабинете, в разделе «Лимиты и перерывы». Они действуют сразу, и никто не спросит почему.',
      de: 'Limits, eine Pause oder einen Ausschluss können Sie selbst in Ihrem Konto unter „Limits und Pausen“ festlegen. Sie gelten sofort, und niemand fragt nach dem Grund.',
      ar: 'يمكنك أن تضع الحدود أو تأخذ استراحة أو تستبعد نفسك في حسابك تحت الحدود والاستراحات. ويسري ذلك فورًا، ولن يسألك أحد عن السبب.',
    },
  },
  {
    name: 'The decision stands',
    words: {
      en: 'Somebody who took no part in the decision has looked at it anew. It stands. The reason is: ',
      ru: 'Решение заново рассмотрел тот, кто в нём не участвовал. Оно остаётся в силе. Причина: ',
      de: 'Wer an der Entscheidung nicht beteiligt war, hat sie neu geprüft. Sie bleibt bestehen. Der Grund ist: ',
      ar: 'نظر في القرار من جديد شخص لم يشارك فيه، وهو باقٍ. والسبب: ',
    },
  },
  {
    name: 'Thanks for an idea',
    words: {
      en: 'Thank you for your idea. We have read it with care.',
      ru: 'Спасибо за идею. Мы внимательно её прочитали.',
      de: 'Danke für Ihre Idee. Wir haben sie aufmerksam gelesen.',
      ar: 'شكرًا على فكرتك. لقد قرأناها باهتمام.',
    },
  },
];
