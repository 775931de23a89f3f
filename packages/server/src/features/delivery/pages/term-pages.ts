import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { CategoryPage, TagPage } from '@toasoan/contract/features/delivery/public-pages.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { cardBreadcrumbOf, toCardCategory } from '../cards/card-category.ts';
import type { CardList } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { alternatesOf, type KnownCategory, pageIn } from '../sites/site.ts';
import { imageRefOf } from '../sites/site-view.ts';
import { type TextsByKey, translatedLines } from '../translations/translated-fields.ts';
import { type ArrangedPage, composeArranged, type LayoutSlots } from './arranged-page.ts';
import { type InTurn, inTurn } from './in-turn.ts';
import { listOfCategories, listOfTag } from './lists-view.ts';
import { pageHeadOf } from './page-head.ts';
import { type CategoryRow, findCategoryRow, findMovedCategory, findTagPage } from './terms-view.ts';

/** @throws NOT_FOUND */
export async function composeCategory(
  reading: SiteReading,
  slug: string,
  query: ListQuery,
  slots: LayoutSlots,
): Promise<{ readonly movedTo: string | null; readonly page: CategoryPage | null }> {
  const { site } = reading;
  const path = targetPath('category', slug);
  const category = [...site.categories.values()].find((one) => one.path === path);
  if (category !== undefined)
    return { movedTo: null, page: await pageOfCategory(reading, category, { query, slots }) };
  const moved = await findMovedCategory(reading, slug);
  const heir = moved === undefined ? undefined : site.categories.get(moved);
  if (heir === undefined) throw new AppError('NOT_FOUND');
  return { movedTo: pageIn(site, heir.path, query.lang), page: null };
}

async function pageOfCategory(
  reading: SiteReading,
  category: KnownCategory,
  { query, slots }: { readonly query: ListQuery; readonly slots: LayoutSlots },
): Promise<CategoryPage> {
  const { site } = reading;
  reading.shows(...category.withBelow.map(shownKey.category));
  const [row, { found: list, fallbackLang }, arranged] = await Promise.all([
    findCategoryRow(reading, category.id),
    listInTurn(reading, category, query),
    query.after === undefined ? arrangedAround(reading, category, { query, slots }) : undefined,
  ]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { id, color } = category;
  const lang = query.lang ?? site.facts.defaultLang;
  const { description, seoTitle, seoDescription } = wordsOf(row, category.texts.get(lang));
  const title = category.names[lang] || category.title;
  const path = pageIn(site, category.path, query.lang);
  const image = imageRefOf(row.image_id, row.image_key);
  return {
    id,
    path,
    lang,
    fallbackLang,
    title,
    description,
    color,
    image,
    viewMode: row.view_mode as CategoryPage['viewMode'],
    hasFeed: category.rssEnabled,
    breadcrumb: cardBreadcrumbOf(site, id, query.lang),
    children: [...site.categories.values()]
      .filter((one) => one.parentId === id)
      .map((one) => toCardCategory(site, one, query.lang)),
    ...(arranged ?? { blocks: [], layouts: [] }),
    ...list,
    head: pageHeadOf(site, {
      title: seoTitle || title,
      description: seoDescription || description,
      path,
      image: image === null ? '' : imageRefAddress(image),
      keywords: row.keywords,
      noindex: list.posts.length === 0 || fallbackLang !== null,
      alternates: alternatesOf(site, category.path),
    }),
  };
}

/** A category with nothing in a language lists what there is in its fallback. */
async function listInTurn(
  reading: SiteReading,
  { withBelow }: KnownCategory,
  query: ListQuery,
): Promise<InTurn<CardList>> {
  const { site } = reading;
  const lang = query.lang ?? site.facts.defaultLang;
  const isEmpty = ({ posts }: CardList) => posts.length === 0;
  const ask = async (one: string) => await listOfCategories(reading, withBelow, { ...query, lang: one });
  const own = await ask(lang);
  // The end of an own list is no reason to go on in another language.
  const isOver =
    isEmpty(own) && query.after !== undefined && !isEmpty(await firstOf(reading, withBelow, lang));
  if (isOver) return { found: own, fallbackLang: null };
  return await inTurn(site, lang, async (one) => (one === lang ? own : await ask(one)), isEmpty);
}

const firstOf = (reading: SiteReading, categoryIds: readonly string[], lang: string) =>
  listOfCategories(reading, categoryIds, { limit: 1, lang });

/** In the language of the page where they are translated. */
function wordsOf(row: CategoryRow, texts: TextsByKey | undefined) {
  const { description, seo_title: seoTitle, seo_description: seoDescription } = row;
  if (texts === undefined) return { description, seoTitle, seoDescription };
  return {
    description: translatedLines('description', description, texts),
    seoTitle: texts.get('seoTitle') ?? texts.get('title') ?? seoTitle,
    seoDescription: texts.get('seoDescription') ?? '',
  };
}

async function arrangedAround(
  reading: SiteReading,
  category: KnownCategory,
  { query, slots }: { readonly query: ListQuery; readonly slots: LayoutSlots },
): Promise<ArrangedPage | undefined> {
  const lang = query.lang ?? reading.site.facts.defaultLang;
  const path = pageIn(reading.site, category.path, lang);
  return await composeArranged(reading, { kind: 'CATEGORY', lang, path, category }, slots);
}

/** @throws NOT_FOUND */
export async function composeTag(
  reading: SiteReading,
  slug: string,
  query: ListQuery,
): Promise<{ readonly movedTo: string | null; readonly page: TagPage | null }> {
  const tag = await findTagPage(reading, slug);
  if (tag === undefined) throw new AppError('NOT_FOUND');
  const { site } = reading;
  const own = targetPath('tag', tag.slug);
  const path = pageIn(site, own, query.lang);
  reading.shows(shownKey.tag(tag.id), shownKey.tagged(tag.id));
  if (tag.slug !== slug) return { movedTo: path, page: null };
  const list = await listOfTag(reading, tag.id, query);
  const { id, title, kind, description, keywords } = tag;
  const image = imageRefOf(tag.image_id, tag.image_key);
  const head = pageHeadOf(site, {
    title,
    description,
    path,
    keywords,
    image: image === null ? '' : imageRefAddress(image),
    noindex: list.posts.length === 0,
    alternates: alternatesOf(site, own),
  });
  return { movedTo: null, page: { id, path, title, kind, description, image, ...list, head } };
}
