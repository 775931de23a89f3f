import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { describe, expect, it } from 'vitest';
import { aCard, aHead, aPost, aSite, aView } from '../../test/samples.ts';
import { articlePage } from '../pages/article-page.ts';
import { homePage } from '../pages/home-page.ts';

const NONE = { latest: [], mostRead: [] };
const manyLanguages = aSite({
  languages: [...RECORD_LANGUAGES],
  languageSettings: settledLanguages({ languages: [...RECORD_LANGUAGES], defaultLang: 'vi' }, [
    { lang: 'fr', name: 'Le français', fallback: 'en' },
  ]),
});
const original = { id: '12', lang: 'vi', path: '/mua-lua-chin', title: 'Mùa lúa chín' };
const alternates = [
  { lang: 'vi', path: '/mua-lua-chin' },
  { lang: 'fr', path: '/fr/riz-mur' },
];

describe('a page in another language', () => {
  it('says its language and direction, and leads to itself in the others or to their front pages', () => {
    const view = aView({ site: manyLanguages, lang: 'ar', path: '/ar/bai' });
    const page = articlePage(view, aPost({ lang: 'ar', head: { ...aHead(), alternates } }), NONE);
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<details class="languages" name="menu"><summary aria-label="اللغات: العربية">');
    expect(page).toContain('<a href="/fr/riz-mur" lang="fr" dir="ltr" hreflang="fr">Le français</a>');
    expect(page).toContain('<a href="/ar/bai" lang="ar" hreflang="ar" aria-current="true">العربية</a>');
    expect(page).toContain('href="/ja" lang="ja" dir="ltr"');
    expect(page).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://bao.example/mua-lua-chin">',
    );
  });

  it('has no direction of its own where that is the usual one, and its few languages beside each other', () => {
    const page = articlePage(aView(), aPost(), NONE);
    expect(page).toContain('<html lang="vi"><head>');
    expect(page).toContain('<li><a href="/en" lang="en" hreflang="en">English</a></li>');
    expect(page).not.toContain('class="languages"');
  });

  it('begins at the default language, wherever that stands in the order', () => {
    const site = aSite({ languages: ['en', 'vi'] });
    const page = articlePage(aView({ site }), aPost(), NONE);
    expect(page).toContain('<a href="/en" lang="en" hreflang="en">English</a>');
    expect(page).toContain('<a class="paper-name" href="/">');
  });
});

describe('a translated article', () => {
  const translated = (over = {}) =>
    articlePage(
      aView({ site: manyLanguages, lang: 'fr' }),
      aPost({ id: '34', lang: 'fr', translationOf: original, ...over }),
      NONE,
    );

  it('names its original with a link, for people and for programs', () => {
    const page = translated();
    expect(page).toContain(
      'href="/mua-lua-chin" hreflang="vi" title="Mùa lúa chín">Version originale en vietnamien</a>',
    );
    expect(page).toContain('data-translation="34"');
    expect(page).toContain('<h1 data-translated>');
    expect(page).toContain('data-form="translation-suggestion" data-lang="fr"></script>');
    expect(page).toContain(
      '"translationOfWork":{"@type":"NewsArticle","name":"Mùa lúa chín","inLanguage":"vi"',
    );
  });

  it('says that a machine translated it where nobody has looked at a part of it', () => {
    const labels = { ...aPost().labels, aiUsage: 'TRANSLATED_MT' } as const;
    expect(translated({ labels })).toContain(
      '<p class="notices"><span>Traduction automatique</span><span><a class="underlined"',
    );
  });

  it('is named by its original, which offers nothing to correct as a translation', () => {
    const translations = [{ id: '34', lang: 'fr', path: '/fr/riz-mur', title: 'Riz mûr' }];
    const page = articlePage(aView(), aPost({ translations }), NONE);
    expect(page).toContain('"workTranslation":[{"@type":"NewsArticle","name":"Riz mûr","inLanguage":"fr"');
    expect(page).not.toContain('data-transl');
    expect(page).not.toContain('translation-suggestion');
  });
});

it('A front page with nothing of its own says so and names the language of what it shows', () => {
  const posts = [aCard({ lang: 'en' })];
  const block = {
    key: 'lead',
    region: 'hero',
    kind: 'HERO',
    view: 'BIG_LEFT',
    columns: 1,
    heading: '',
    headingPath: '',
    color: '',
    posts,
  } as const;
  const page = homePage(aView({ site: manyLanguages, lang: 'fr', path: '/fr' }), {
    lang: 'fr',
    fallbackLang: 'en',
    blocks: [{ ...block, posts }],
    head: aHead(),
  });
  expect(page).toContain('Il n’y a encore rien ici dans cette langue. Ces articles sont en anglais.');
  expect(page).toContain('<span class="kind" lang="en">English</span>');
});
