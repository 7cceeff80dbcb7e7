import type { SiteCondition } from '../../domain/site/condition.ts';
import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import { INDEX, isMirrorOrigin, NO_INDEX, type SeoPage } from '../../domain/site/seo-page.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { articles, type DescribedPage, kinds } from './kinds.ts';
import { type SeoTexts, seoTexts } from './texts.ts';

/** The countries that tags for links name beside a language. */
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en_GB',
  de: 'de_DE',
  ru: 'ru_RU',
  ar: 'ar_AR',
};

const isDescribed = (section: string): section is DescribedPage =>
  isKeyOf(section, kinds) || articles.some((one) => one === section);

function descriptionOf(section: DescribedPage, { titles, kinds: sentences, articles }: SeoTexts) {
  if (!isKeyOf(section, kinds)) return articles[section];
  // By a function, so that no sign in a title is read as one of a pattern.
  return sentences[kinds[section]].replace('{title}', () => titles[section]);
}

function metasOf(title: string, description: string, siteName: string, language: string) {
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: LOCALES[language] ?? 'en_GB' },
    { property: 'og:site_name', content: siteName },
    { name: 'twitter:card', content: 'summary' },
  ];
}

/** Of a page that nobody is to find by a search, office and letters' pages among them, nothing is told. */
const untold = (siteName: string): SeoPage => ({
  ...{ title: siteName, description: '', siteName },
  ...{ metaRobots: NO_INDEX, hierarchyMetaRobots: NO_INDEX, metas: [], customCanonical: null },
});

type SeoPages = NonNullable<SiteCondition['seoPage']>;

/** What the site's pages are about, in a language that it is written in, or in English. */
export function seoPages(config: Partial<SiteConfigByName>): SeoPages {
  const siteName = configured(config, 'companyName');
  const isMirrored = isMirrorOrigin(configured(config, 'mirrorOrigin'));
  return (section, asked) => {
    const language = seoTexts.has(asked) ? asked : 'en';
    const texts = seoTexts.get(language);
    if (texts === undefined || !isDescribed(section)) return untold(siteName);
    const title = `${texts.titles[section]} · ${siteName}`;
    const description = descriptionOf(section, texts);
    return {
      ...{ title, description, siteName, metaRobots: INDEX, hierarchyMetaRobots: INDEX },
      metas: metasOf(title, description, siteName, language),
      customCanonical: { mode: isMirrored ? 'mirror' : 'url' },
    };
  };
}
