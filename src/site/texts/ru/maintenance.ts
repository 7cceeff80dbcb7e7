import type { Translation } from '../dictionary.ts';
import type { maintenance as en } from '../en/maintenance.ts';

export const maintenance: Translation<typeof en> = {
  maintenance_soon: 'Скоро технические работы.',
  maintenance_text:
    'Мы работаем над сайтом. Открытые ставки сохранены, ставки Live рассчитываются как обычно.',
  maintenance_window: 'По плану с {{start}} до {{finish}}.',
  maintenance_from: 'По плану с {{start}}.',
  maintenance_until: 'По плану до {{finish}}.',
  maintenance_return: 'Страница откроется сама — там, где вы остановились.',
  maintenance_near_title: 'Сайт скоро закроется',
  maintenance_near_text:
    'Сделанные ставки и купон сохранятся. Завершите пополнение или вывод либо подождите с ними.',
};
