import type { maintenance as english } from '../en/maintenance.ts';
import type { Translation } from '../texts.ts';

export const maintenance: Translation<typeof english> = {
  maintenance_soon: 'Скоро технические работы.',
  maintenance_text:
    'Мы работаем над сайтом. Открытые ставки сохранены, ставки Live рассчитываются как обычно.',
  maintenance_window: 'По плану с {{start}} до {{finish}}.',
  maintenance_from: 'По плану с {{start}}.',
  maintenance_until: 'По плану до {{finish}}.',
  maintenance_return: 'Страница откроется сама — там, где вы остановились.',
};
