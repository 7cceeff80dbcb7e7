import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/consent.ts';

export const texts: Translation<typeof en> = {
  consent_title: 'Файлы cookie',
  consent_text:
    'Часть файлов cookie нужна для входа и сохранности ваших ставок. Остальные помогают улучшать сайт и показывать предложения: решать вам.',
  consent_more: 'Что делает каждый из них',
  consent_all: 'Принять все',
  consent_necessary_only: 'Только необходимые',
  consent_choose: 'Выбрать',
  consent_save: 'Сохранить выбор',
  consent_necessary: 'Необходимые',
  consent_necessary_text: 'Вход, безопасность и купон. Без них сайт не работает.',
  consent_functionality: 'Функциональные',
  consent_functionality_text: 'Считают посещения, чтобы мы видели, что работает, а что нет.',
  consent_marketing: 'Рекламные',
  consent_marketing_text: 'Позволяют показывать подходящие предложения здесь и на других сайтах.',
};
