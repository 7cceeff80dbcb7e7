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
  footer_session: 'Сеанс',
};
