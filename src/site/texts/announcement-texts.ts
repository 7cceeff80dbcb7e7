import { createInstance } from 'i18next';
import { maintenance as english } from './en/maintenance.ts';
import { maintenance as russian } from './ru/maintenance.ts';

export type AnnouncementKey = keyof typeof english;

/** Apart from the page's texts, which are in its own language alone. */
const announcements = createInstance();
announcements.init({
  resources: { en: { translation: english }, ru: { translation: russian } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** What is announced, in a language that it is announced in, whichever the page has. */
export const announcementText = (language: string, key: string, values: object = {}): string =>
  announcements.t(key, { ...values, lng: language });
