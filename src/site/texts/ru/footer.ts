import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/footer.ts';

export const texts: Translation<typeof en> = {
  footer_betting: 'Ставки',
  footer_about: 'Информация',
  footer_safe: 'Безопасная игра',
  footer_policies: 'Документы',
  footer_site_map: 'Все страницы',
  footer_adults: 'Только для совершеннолетних',
  footer_play:
    'Ставки — это развлечение, а не способ заработка. Ставьте только то, что готовы потерять.',
  footer_record:
    'Каждый сеанс записывается событие за событием, чтобы спор можно было решить по тому, что было на самом деле.',
  footer_elsewhere: 'Мы также здесь',
  footer_session: 'Сеанс',
  footer_limits: 'Задать лимиты',

  information_rules_title: 'Правила',
  information_contacts_title: 'Контакты',
  information_about_title: 'О нас',
  information_how_bet_title: 'Как сделать ставку',
  information_payment_title: 'Платежи',
  information_cookies_title: 'Файлы cookie',
  information_licenses_title: 'Лицензии',
  information_consent_title: 'Обработка данных',
  information_aml_policy_title: 'Против отмывания денег',
  information_dispute_resolution_title: 'Споры',
  information_kyc_policy_title: 'Знай своего клиента',
  information_responsible_gaming_title: 'Ответственная игра',
  information_betting_calculator_title: 'Калькулятор ставок',
  information_mobile_title: 'На телефоне',
  information_betting_alphabet_title: 'Азбука ставок',
};
