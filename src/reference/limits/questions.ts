/** A question about limits, and which of the answers is right. */
interface Question {
  readonly text: string;
  readonly answers: readonly string[];
  readonly right: number;
}

/** What whoever wants a looser deposit limit is asked first, by language. */
const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  en: [
    {
      text: 'You have lost more than you meant to. What is the best thing to do?',
      answers: ['Stake more to win it back', 'Stop for today', 'Borrow money and go on'],
      right: 1,
    },
    {
      text: 'What does a deposit limit do?',
      answers: [
        'It makes winning likelier',
        'It is the least you have to pay in',
        'It is the most you can pay in during its time',
      ],
      right: 2,
    },
    {
      text: 'Which money is betting for?',
      answers: ['Money you can do without', 'Money for the rent', 'Borrowed money'],
      right: 0,
    },
  ],
  de: [
    {
      text: 'Sie haben mehr verloren, als Sie wollten. Was ist das Beste?',
      answers: [
        'Mehr setzen, um es zurückzugewinnen',
        'Für heute aufhören',
        'Geld leihen und weitermachen',
      ],
      right: 1,
    },
    {
      text: 'Was bewirkt ein Einzahlungslimit?',
      answers: [
        'Es macht Gewinne wahrscheinlicher',
        'Es ist der Mindestbetrag einer Einzahlung',
        'Es ist das Höchste, was Sie in seiner Zeit einzahlen können',
      ],
      right: 2,
    },
    {
      text: 'Mit welchem Geld sollte man wetten?',
      answers: [
        'Mit Geld, das man entbehren kann',
        'Mit dem Geld für die Miete',
        'Mit geliehenem Geld',
      ],
      right: 0,
    },
  ],
  ru: [
    {
      text: 'Вы проиграли больше, чем собирались. Как лучше поступить?',
      answers: [
        'Поставить больше, чтобы отыграться',
        'Остановиться на сегодня',
        'Занять денег и продолжить',
      ],
      right: 1,
    },
    {
      text: 'Что делает лимит на депозит?',
      answers: [
        'Повышает шансы на выигрыш',
        'Задаёт наименьшую сумму пополнения',
        'Задаёт наибольшую сумму пополнений за свой срок',
      ],
      right: 2,
    },
    {
      text: 'На какие деньги стоит делать ставки?',
      answers: ['На те, без которых можно обойтись', 'На деньги за аренду', 'На взятые в долг'],
      right: 0,
    },
  ],
  ar: [
    {
      text: 'خسرت أكثر مما كنت تنوي. ما أفضل تصرّف؟',
      answers: ['أن تراهن بمبلغ أكبر لتعوّض الخسارة', 'أن تتوقف اليوم', 'أن تقترض المال وتستمر'],
      right: 1,
    },
    {
      text: 'ما فائدة حدّ الإيداع؟',
      answers: [
        'يزيد احتمال الفوز',
        'هو أقل مبلغ يمكن إيداعه',
        'هو أكبر مبلغ يمكنك إيداعه خلال مدته',
      ],
      right: 2,
    },
    {
      text: 'بأي مال ينبغي أن تراهن؟',
      answers: ['بمال يمكنك الاستغناء عنه', 'بمال الإيجار', 'بمال مقترض'],
      right: 0,
    },
  ],
};

const questionsIn = (language: string): readonly Question[] =>
  QUESTIONS[language] ?? QUESTIONS['en'] ?? [];

/** The questions as a player is asked them, without the answers that are right. */
export function asked(language: string): { id: number; text: string; answers: string[] }[] {
  return questionsIn(language).map(({ text, answers }, index) => ({
    id: index + 1,
    text,
    answers: [...answers],
  }));
}

/** Which answers are right; the order is the same in every language. */
export function judgedAnswers(answers: readonly number[]): boolean[] {
  return questionsIn('en').map(({ right }, index) => answers[index] === right);
}

/** Why players exclude themselves, by language. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'It costs me too much money',
    'It costs me too much time',
    'It is no pleasure any more',
    'I do not want to say',
  ],
  de: [
    'Es kostet mich zu viel Geld',
    'Es kostet mich zu viel Zeit',
    'Es macht keine Freude mehr',
    'Das möchte ich nicht sagen',
  ],
  ru: [
    'Уходит слишком много денег',
    'Уходит слишком много времени',
    'Это больше не в радость',
    'Не хочу указывать',
  ],
  ar: ['تكلّفني الكثير من المال', 'تأخذ الكثير من وقتي', 'لم تعد ممتعة', 'لا أرغب في الإفصاح'],
};

/** Reasons a player may name, with their numbers. */
export function exclusionReasons(language: string): { id: number; selfExcludeReason: string }[] {
  const texts = REASONS[language] ?? REASONS['en'] ?? [];
  return texts.map((selfExcludeReason, index) => ({ id: index + 1, selfExcludeReason }));
}

export const isExclusionReason = (id: number): boolean =>
  exclusionReasons('en').some((reason) => reason.id === id);
