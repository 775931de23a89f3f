import type { PageHead, PageLink } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { PublicPage } from '@toasoan/contract/features/delivery/public-page.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type FoundPage, findPublicPage } from '#server/features/pages/public.ts';
import { followTargets } from '#server/features/posts/public.ts';
import { type ShownFileRow, shownPictureOf } from '../cards/picture-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { addressesIn, addressOn, type Site } from '../sites/site.ts';
import { type Translated, translatedRecord } from '../translations/translated-record.ts';
import { pageHeadOf } from './page-head.ts';
import { staticPagePath } from './static-page-path.ts';
import { findShownFile } from './static-page-view.ts';

/** @throws NOT_FOUND for what never was public, GONE for what is not any more */
export async function composeStaticPage(
  reading: SiteReading,
  asked: string,
): Promise<{ readonly movedTo: string | null; readonly page: PublicPage | null }> {
  const { db, site } = reading;
  reading.shows(shownKey.pages(site.projectId));
  const { lang, path } = withoutLanguage(site, asked);
  const found = await findPublicPage(db, site.projectId, path);
  if (found === undefined) throw new AppError('NOT_FOUND');
  if (found.kind === 'gone') throw new AppError('GONE');
  if (found.kind === 'moved') return { movedTo: staticPagePath(site, found.to), page: null };
  // A page has one address: in its own language.
  const own = staticPagePath(site, found.page);
  const isOwn =
    lang === undefined ? own === found.page.path : own !== found.page.path && lang === found.page.lang;
  if (!isOwn) return { movedTo: own, page: null };
  return { movedTo: null, page: await staticPageOf(reading, found.page) };
}

function withoutLanguage({ facts }: Site, asked: string) {
  const [first = '', ...rest] = asked.split('/').filter(Boolean);
  const isPrefixed = first !== facts.defaultLang && facts.languages.includes(first);
  return { lang: isPrefixed ? first : undefined, path: (isPrefixed ? rest : [first, ...rest]).join('/') };
}

/** Whoever may see it. */
export async function staticPageOf(reading: SiteReading, page: FoundPage): Promise<PublicPage> {
  const { db, site } = reading;
  const { details } = page;
  const [[content = page.content], cover, share, translated] = await Promise.all([
    followTargets(db, site.projectId, [page.content], addressesIn(site, page.lang)),
    findShownFile(reading, details.cover?.mediaId),
    findShownFile(reading, details.ogImageId ?? undefined),
    translatedRecord(reading, 'page', page.id),
  ]);
  for (const file of [cover, share]) if (file) reading.shows(shownKey.media(file.id));
  const link = ({ id, title, ...place }: FoundPage['parents'][number]): PageLink => ({
    id,
    title,
    path: staticPagePath(site, place),
  });
  const isBeside = ({ lang }: FoundPage['parents'][number]) =>
    site.facts.languages.length < 2 || lang === page.lang;
  return {
    id: page.id,
    path: staticPagePath(site, page),
    title: page.title,
    lang: page.lang,
    translationOf: translated.translationOf,
    translations: translated.translations,
    template: details.template,
    excerpt: page.excerpt,
    contentHtml: renderArticle(content),
    cover: shownPictureOf(cover, details.cover ?? {}),
    publishedTime: page.publishedTime,
    updateTime: page.updateTime,
    uncheckedSince: page.uncheckedSince,
    parents: page.parents.map(link),
    siblings: page.siblings.filter(isBeside).map(link),
    children: page.children.filter(isBeside).map(link),
    allowShare: details.allowShare,
    comments: { target: `page-${page.id}`, areAllowed: details.allowComment },
    head: headOf(site, page, share ?? cover, translated),
  };
}

function headOf(
  site: Site,
  page: FoundPage,
  picture: ShownFileRow | null,
  { alternates }: Translated,
): PageHead {
  const path = staticPagePath(site, page);
  const head = pageHeadOf(site, {
    title: page.seoTitle || page.title,
    description: page.seoDescription || page.excerpt,
    path,
    image: picture ? lastingPictureAddress(picture.key, { width: 1280, ratio: '16x9', format: 'jpg' }) : '',
    keywords: page.keywords,
    noindex: page.details.noindex,
    alternates,
  });
  return { ...head, canonical: page.details.canonicalUrl || addressOn(site, path) };
}
