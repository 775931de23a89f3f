import { chooseLink } from '@toasoan/contract/features/source-links/choose-link.ts';
import { linksOfSource, noteMatch } from '#server/features/source-links/public.ts';
import type { PlaceItem } from '../reading/read-pages.ts';

/** Where the section's link sends a text; nowhere without one. */
export const placeItem: PlaceItem = async (tx, { source, page, from, now }) => {
  const links = await linksOfSource(tx, source.project_id, source.id);
  const { taker } = chooseLink(
    {
      sourceId: source.id,
      sectionIds: from.source_category_id === null ? [] : [from.source_category_id],
      listUrls: from.list_url === '' ? [] : [from.list_url],
      title: page.title,
      sapo: page.sapo,
      text: page.contentText,
      rawCategory: page.category,
    },
    links,
  );
  if (taker === null) return { linkId: null, targetCategoryId: null, tagIds: [], provinceCode: null };
  await noteMatch(tx, source.project_id, taker.id, now);
  const target = taker.targetType;
  const tags = taker.tags.map(({ id }) => id);
  return {
    linkId: taker.id,
    targetCategoryId: target === 'category' ? taker.target.id : (taker.extraCategories[0]?.id ?? null),
    tagIds: target === 'tag' ? [...new Set([taker.target.id, ...tags])] : tags,
    provinceCode: taker.provinceCode,
  };
};
