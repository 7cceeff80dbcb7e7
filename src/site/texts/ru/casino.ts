import type { casino as en } from '../en/casino.ts';
import type { Translation } from '../texts.ts';

export const casino: Translation<typeof en> = {
  casino_categories: 'Разделы казино',
  casino_none_title: 'Игры здесь не подключены',
  casino_none_text:
    'Игры казино работают на серверах провайдеров. На этом сайте провайдер не подключён, поэтому играть в этом разделе не во что. Ставки на спорт работают полностью.',
  casino_none_money:
    'Баланс на всём сайте один: чтобы ставить на спорт, ничего переводить не нужно.',
};
