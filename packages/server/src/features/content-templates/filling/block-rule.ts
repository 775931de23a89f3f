import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { type BlockSort, factsOfType } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { Origin, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { BlockPlace } from './block-place.ts';
import { type CategoryTree, withThoseBelow } from './category-tree-view.ts';

/** The rule of a block at one place, ready to be asked. */
export interface BlockRule {
  readonly sort: BlockSort;
  /** With those below; undefined: of any. */
  readonly categoryIds: readonly string[] | undefined;
  /** The one category that the rule is about, for the reason; '' for none. */
  readonly categoryTitle: string;
  readonly tagIds: readonly string[];
  readonly topicId: string | null;
  readonly authorIds: readonly string[];
  readonly provinceCodes: readonly string[];
  readonly postTypes: readonly PostType[];
  readonly origins: readonly Origin[];
  readonly days: number;
  readonly needsImage: boolean;
}

/** The most read and most discussed of all time are the same for years: without a window they are of a month. */
const PLAIN_WINDOW_DAYS = 30;

function categoriesAt({ config, place }: { config: BlockConfig; place: BlockPlace }): readonly string[] {
  const { query, isRelated, relatedMode, relatedCategoryIds, type } = config;
  if (isRelated && place.post) {
    return relatedMode === 'issame' ? place.post.categoryIds : relatedCategoryIds;
  }
  const isOfPlace = type === 'CATEGORY_BLOCK' && query.categoryIds.length === 0;
  return isOfPlace && place.categoryId !== undefined ? [place.categoryId] : query.categoryIds;
}

export function ruleOf(config: BlockConfig, place: BlockPlace, tree: CategoryTree): BlockRule {
  const { query, type, requireImage } = config;
  const facts = factsOfType(type);
  const sort = facts.sort ?? query.sort;
  const named = categoriesAt({ config, place });
  const isCounted = sort === 'MOST_READ' || sort === 'MOST_COMMENTED';
  const [only, ...others] = named;
  return {
    sort,
    categoryIds: named.length === 0 ? undefined : withThoseBelow(tree, named),
    categoryTitle: only !== undefined && others.length === 0 ? (tree.get(only)?.title ?? '') : '',
    tagIds: query.tagIds,
    topicId: query.topicId,
    authorIds: query.authorIds,
    provinceCodes: query.provinceCodes,
    postTypes: facts.postTypes ?? query.postTypes,
    origins: query.origins,
    days: query.days === 0 && isCounted ? PLAIN_WINDOW_DAYS : query.days,
    needsImage: requireImage,
  };
}

/**
 * For places that the rule leaves empty: the newest on the same subject, of any time, kind and origin. Undefined where
 * that is the rule itself.
 */
export function backfillOf(rule: BlockRule, config: BlockConfig): BlockRule | undefined {
  const postTypes = factsOfType(config.type).postTypes ?? [];
  const isWider =
    rule.sort === 'MOST_READ' ||
    rule.sort === 'MOST_COMMENTED' ||
    rule.days > 0 ||
    rule.origins.length > 0 ||
    rule.postTypes.length > postTypes.length;
  return isWider ? { ...rule, sort: 'NEWEST', days: 0, origins: [], postTypes } : undefined;
}
