import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { CategoryPage, TagPage } from '@toasoan/contract/features/delivery/public-pages.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { cardBreadcrumbOf, toCardCategory } from '../cards/card-category.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { alternatesOf, type KnownCategory, pageIn } from '../sites/site.ts';
import { imageRefOf } from '../sites/site-view.ts';
import { type ArrangedPage, composeArranged, type LayoutSlots } from './arranged-page.ts';
import { listOfCategories, listOfTag } from './lists-view.ts';
import { pageHeadOf } from './page-head.ts';
import { findCategoryRow, findMovedCategory, findTagPage } from './terms-view.ts';

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
  const [row, list, arranged] = await Promise.all([
    findCategoryRow(reading, category.id),
    listOfCategories(reading, category.withBelow, query),
    query.after === undefined ? arrangedAround(reading, category, { query, slots }) : undefined,
  ]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { id, color } = category;
  const title = category.names[query.lang ?? site.facts.defaultLang] || category.title;
  const path = pageIn(site, category.path, query.lang);
  const image = imageRefOf(row.image_id, row.image_key);
  return {
    id,
    path,
    title,
    description: row.description,
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
      title: row.seo_title || title,
      description: row.seo_description || row.description,
      path,
      image: image === null ? '' : imageRefAddress(image),
      keywords: row.keywords,
      noindex: list.posts.length === 0,
      alternates: alternatesOf(site, category.path),
    }),
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
