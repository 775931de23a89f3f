import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import { accountPath } from '@toasoan/contract/features/accounts/account-path.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { mediaIn, type PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { type PostDetails, pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { cardPicture, shareCard } from '@toasoan/contract/features/posts/preview/share-card.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findPostMedia, followTargets } from '#server/features/posts/public.ts';
import { linksTo } from '../accounts-view.ts';
import { cardBreadcrumbOf, cardCategoriesOf } from '../cards/card-category.ts';
import { cardsOf } from '../cards/card-view.ts';
import { listOfCategories } from '../pages/lists-view.ts';
import type { SiteReading } from '../reading.ts';
import { keysOfCards, shownKey } from '../shown-keys.ts';
import { addressesIn, pageIn, pathIn, type Site } from '../sites/site.ts';
import { type Translated, translatedRecord } from '../translations/translated-record.ts';
import { mediaParts } from './media-parts.ts';
import { findPostAtAddress, findPostPage, type PostPageRow } from './post-page-view.ts';
import { typeParts } from './type-parts.ts';

const MOST_RELATED = 10;

/** @throws NOT_FOUND for what never was public, GONE for what is not any more */
export async function composePost(
  reading: SiteReading,
  slug: string,
): Promise<{ readonly movedTo: string | null; readonly page: PublicPost | null }> {
  const row = await findPostPage(reading, slug);
  if (row !== undefined) return { movedTo: null, page: await postPageOf(reading, row) };
  const found = await findPostAtAddress(reading, slug);
  if (found === undefined) throw new AppError('NOT_FOUND');
  if (found.movedTo === undefined) throw new AppError('GONE');
  const { id, slug: newSlug, lang } = found.movedTo;
  reading.shows(shownKey.post(id));
  return { movedTo: pathIn(reading.site, 'post', newSlug, lang), page: null };
}

/** The page of a row, whoever may see it. */
export async function postPageOf(reading: SiteReading, row: PostPageRow): Promise<PublicPost> {
  const { site } = reading;
  const details = pickDetails(row.details);
  note(reading, row, details);
  const [text, files, related, translated] = await Promise.all([
    deliver(reading, row, details.lang),
    filesOf(reading, row.content, details),
    relatedOf(reading, row, details),
    translatedRecord(reading, 'post', row.id),
  ]);
  const { lang } = details;
  const [main = null] = row.category_ids;
  const toTagLink = tagLinksOf(site, lang);
  const path = pathIn(site, 'post', row.slug, lang);
  return {
    id: row.id,
    path,
    slug: row.slug,
    lang,
    translationOf: translated.translationOf,
    translations: translated.translations,
    title: row.title,
    shortTitle: details.shortTitle,
    kicker: details.kicker,
    excerpt: row.excerpt,
    excerptHtml: text.excerptHtml,
    dateline: details.dateline,
    contentHtml: text.contentHtml,
    wordCount: row.word_count,
    postType: details.postType,
    genre: details.genre,
    publishedTime: row.published_time.toISOString(),
    updateTime: row.substantive_time?.toISOString() ?? null,
    isArchived: row.is_archived,
    breadcrumb: cardBreadcrumbOf(site, main, lang),
    categories: cardCategoriesOf(site, row.category_ids, lang),
    tags: row.tags.map(toTagLink),
    topic: row.topic && toTagLink(row.topic),
    authors: authorsOf(site, row, details),
    source: sourceOf(details),
    labels: {
      isSponsored: details.isSponsored,
      sponsorName: details.sponsorName,
      aiUsage: details.aiUsage,
      sensitiveFlags: details.sensitiveFlags,
    },
    ...mediaParts(details, files),
    ...typeParts(details),
    corrections: row.corrections.map(({ id: _id, slug, lang, publishedTime, ...correction }) => ({
      ...correction,
      path: pathIn(site, 'post', slug, lang ?? 'vi'),
      publishedTime: new Date(publishedTime).toISOString(),
    })),
    correctionOf: row.corrects && {
      id: row.corrects.id,
      title: row.corrects.title,
      path: pathIn(site, 'post', row.corrects.slug, row.corrects.lang ?? 'vi'),
    },
    related,
    figures: linksTo(site, row.accounts, details.figureIds, lang),
    destinations: linksTo(site, row.accounts, details.destinationIds, lang),
    events: row.events.map(({ id, title, slug, lang }) => ({
      id,
      title,
      path: pathIn(site, 'event', slug, lang),
    })),
    comments: { target: `post-${row.id}`, areAllowed: ALLOWED[details.allowComment] },
    allowShare: details.allowShare,
    allowRating: details.allowRating,
    allowPrint: details.allowPrint,
    head: headOf(reading, row, { details, files, path, translated }),
  };
}

const ALLOWED = { INHERIT: null, ON: true, OFF: false } as const;

const tagLinksOf =
  (site: Site, lang: string) =>
  ({ id, title, slug }: PostPageRow['tags'][number]) => ({
    id,
    title,
    path: pathIn(site, 'tag', slug, lang),
  });

/** Also what readers cannot see yet: it is named once they can. */
function note({ shows, site }: SiteReading, row: PostPageRow, details: PostDetails): void {
  shows(shownKey.post(row.id), shownKey.links(site.projectId));
  shows(...row.tags.map(({ id }) => shownKey.tag(id)), ...details.eventIds.map(shownKey.event));
  const writers = row.authors.flatMap(({ accountId }) => accountId ?? []);
  shows(...[...writers, ...details.figureIds, ...details.destinationIds].map(shownKey.account));
  // A merged topic has its heir's name.
  const topics = [details.topicId, row.topic?.id].flatMap((id) => id ?? []);
  shows(...topics.map(shownKey.tag));
}

/** The text with links where their targets are now, and with those of the project's keywords. */
async function deliver({ db, site, now, deliver }: SiteReading, row: PostPageRow, lang: string) {
  const [content = row.content] = await followTargets(
    db,
    site.projectId,
    [row.content],
    addressesIn(site, lang),
  );
  const { id, slug, title, excerpt, category_ids: categoryIds } = row;
  const delivered = await deliver(
    db,
    site.projectId,
    { id, slug, title, excerpt, content, categoryIds },
    now,
  );
  return {
    contentHtml: isBlankArticle(delivered.content) ? '' : renderArticle(delivered.content),
    excerptHtml: excerpt === '' ? '' : renderArticle({ ...delivered.excerpt, type: 'doc' }),
  };
}

async function filesOf(
  { db, site, shows }: SiteReading,
  content: ArticleDocument,
  details: PostDetails,
): Promise<ReadonlyMap<string, PostMedia>> {
  const ids = mediaIn({ content, details }).map(({ mediaId }) => mediaId);
  shows(...ids.map(shownKey.media));
  const files = await findPostMedia(db, site.projectId, ids);
  return new Map(files.filter(({ state }) => state === 'READY').map((file) => [file.id, file]));
}

/**
 * The chosen posts, then the newest of the same categories or of chosen ones. A new post there does not drop this
 * page: with each publication all articles of a category would be composed anew.
 */
async function relatedOf(
  reading: SiteReading,
  row: PostPageRow,
  details: PostDetails,
): Promise<PublicPost['related']> {
  const chosen = details.relatedPostIds.filter((id) => id !== row.id);
  const ofCategories = details.relatedMode === 'issame' ? row.category_ids : details.relatedCategoryIds;
  const [picked, others] = await Promise.all([
    cardsOf(reading, chosen, details.lang),
    newestOf(reading, ofCategories, details.lang),
  ]);
  const first = [...picked.values()].filter(({ id }) => id !== row.id);
  const isOther = ({ id }: { readonly id: string }) => id !== row.id && !first.some((one) => one.id === id);
  const shown = [...first, ...others.filter(isOther)].slice(0, MOST_RELATED);
  reading.shows(...keysOfCards(shown));
  return shown;
}

/** Read once for all articles of the categories, with enough to leave out the article and the chosen posts. */
async function newestOf(
  reading: SiteReading,
  categoryIds: readonly string[],
  lang: string,
): Promise<PublicPost['related']> {
  if (categoryIds.length === 0) return [];
  const named = [...categoryIds].sort();
  return await reading.shared(`newest ${lang} ${named.join(' ')}`, async (inner) => {
    inner.shows(...named.map(shownKey.category));
    return (await listOfCategories(inner, named, { limit: 2 * MOST_RELATED + 1, lang })).posts;
  });
}

function authorsOf(
  site: Site,
  { authors, accounts }: PostPageRow,
  { hideAuthor, lang }: PostDetails,
): PublicPost['authors'] {
  if (hideAuthor) return [];
  return authors.map(({ displayName, role, accountId }) => {
    const account = accounts.find(({ id, kind }) => id === accountId && kind === 'author');
    const path = account === undefined ? '' : pageIn(site, accountPath(account), lang);
    return { name: displayName, role, path };
  });
}

function sourceOf(details: PostDetails): PublicPost['source'] {
  const { sourceName, sourceUrl, sourceAuthor, linkOutMode, keepCopyright } = details;
  if (sourceName === '' || linkOutMode === 'NONE') return null;
  return {
    name: sourceName,
    author: sourceAuthor,
    url: linkOutMode === 'LOGO' ? '' : sourceUrl,
    mode: linkOutMode,
    keepsCopyright: keepCopyright,
  };
}

interface HeadParts {
  readonly details: PostDetails;
  readonly files: ReadonlyMap<string, PostMedia>;
  readonly path: string;
  readonly translated: Translated;
}

function headOf(
  { site }: SiteReading,
  row: PostPageRow,
  { details, files, path, translated }: HeadParts,
): PublicPost['head'] {
  const { domains } = site.facts;
  const card = shareCard(
    {
      title: row.title,
      slug: path.slice(1),
      excerpt: row.excerpt,
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
      details,
      picture: cardPicture(details, [...files.values()]),
    },
    domains,
  );
  return {
    title: card.searchTitle,
    socialTitle: card.socialTitle,
    description: card.description,
    canonical: card.canonical,
    image: card.image,
    keywords: [...row.keywords],
    noindex: details.noindex || row.is_archived,
    alternates: translated.alternates,
  };
}
