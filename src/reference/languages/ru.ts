import type { ReferenceTexts } from './reference-texts.ts';

/** What the back-end says in Russian. */
export const texts: ReferenceTexts = {
  letters: {
    login: '{site}: код для входа {code}.',
    registration: '{site}: код для регистрации {code}.',
    'two-step': '{site}: второй код {code}.',
    captcha: '{site}: код подтверждения {code}.',
    activation: 'Добро пожаловать на {site}. Ваш код {code}. {link}',
    recovery: '{site}: код для нового пароля {code}. {link}',
    'login-link': 'Вход на {site}: {link}',
    credentials: 'Ваш логин на {site}: {login}. Новый пароль: {link} Отписаться: {stop}',
    'password-changed': 'Пароль на {site} изменён. Если это были не вы: {link}',
    'two-step-changed': 'Двухэтапный вход на {site} изменён.',
    'network-added': 'Теперь на {site} можно входить через {network}. Если это были не вы: {link}',
    'contact-added': 'К счёту на {site} добавлен адрес или номер. Если это были не вы: {link}',
    'guest-message-taken':
      '{site}: мы получили ваше сообщение {number} и ответим по электронной почте. Если вы нам не писали, ничего делать не нужно.',
    'guest-message-answered':
      '{site}, поддержка, о вашем сообщении {number}:\n\n{answer}\n\nЧтобы написать ещё, назовите номер {number} на странице контактов. {link}',
  },
  push: {
    'bet-settled': 'Одна из ваших ставок рассчитана.',
    'withdrawal-paid': 'Ваш вывод средств выполнен.',
    'withdrawal-returned': 'Вывод средств не выполнен. Деньги снова на вашем счёте.',
    'document-decided': 'Мы посмотрели ваш документ.',
    'request-answered': 'Поддержка вам ответила.',
  },
  limitQuestions: [
    {
      text: 'Вы проиграли больше, чем собирались. Как лучше поступить?',
      answers: [
        'Поставить больше, чтобы отыграться',
        'Остановиться на сегодня',
        'Занять денег и продолжить',
      ],
    },
    {
      text: 'Что делает лимит на депозит?',
      answers: [
        'Повышает шансы на выигрыш',
        'Задаёт наименьшую сумму пополнения',
        'Задаёт наибольшую сумму пополнений за свой срок',
      ],
    },
    {
      text: 'На какие деньги стоит делать ставки?',
      answers: ['На те, без которых можно обойтись', 'На деньги за аренду', 'На взятые в долг'],
    },
  ],
  exclusionReasons: [
    'Уходит слишком много денег',
    'Уходит слишком много времени',
    'Это больше не в радость',
    'Не хочу указывать',
  ],
  games: {
    dice: 'Кости',
    crash: 'Краш',
    mines: 'Мины',
    plinko: 'Плинко',
    roulette: 'Европейская рулетка',
    blackjack: 'Блэкджек',
    baccarat: 'Баккара',
    'video-poker': 'Валеты или лучше',
    'slot-lines': 'Гавань',
    keno: 'Кено',
    scratch: 'Скретч-карта',
    bingo: 'Бинго',
    race: 'Скачки',
    hunt: 'Охота',
    wheel: 'Колесо',
    'slot-ways': 'Кристалл',
    hilo: 'Больше или меньше',
    ladder: 'Лестница',
    covers: 'Память',
    lotto: 'Лото 6 из 49',
    'keno-5': 'Кено каждые 5 минут',
    'points-wheel': 'Бонусное колесо',
    'points-lottery': 'Бонусная лотерея',
    'points-memory': 'Бонусная «Память»',
    'points-chests': 'Сундуки',
    'points-safes': 'Сейфы',
    'points-scratch': 'Бонусная скретч-карта',
    'points-slot': 'Бонусный автомат',
  },
};
