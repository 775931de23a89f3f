import type { ContentTemplateDetail } from '@toasoan/contract/features/content-templates/content-template.ts';
import {
  type BlockConfig,
  type BlockQuery,
  configIn,
  PLAIN_CONFIG,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';

/** The rule, with records by their names. */
export interface QueryValues
  extends Omit<BlockQuery, 'categoryIds' | 'tagIds' | 'topicId' | 'authorIds' | 'days'> {
  readonly categories: readonly Picked[];
  readonly tags: readonly Picked[];
  readonly topic: readonly Picked[];
  readonly authors: readonly Picked[];
  readonly days: number | null;
}

export interface PinValues {
  readonly post: Picked;
  readonly slot: number | null;
  readonly until: string | null;
}

type Numbers = 'limit' | 'offset' | 'columns' | 'minItems' | 'cacheSeconds';

/** What the form holds; its fields have the names of the call's. */
export interface TemplateValues
  extends Omit<BlockConfig, 'query' | 'relatedCategoryIds' | 'pinned' | Numbers>,
    Record<Numbers, number | null> {
  readonly title: string;
  readonly code: string;
  readonly imageId: ImageRef | null;
  readonly status: Status;
  readonly query: QueryValues;
  readonly relatedCategoryIds: readonly Picked[];
  readonly pinned: readonly PinValues[];
}

const NO_NAMES: ContentTemplateDetail['names'] = { categories: [], tags: [], authors: [], posts: [] };

export function configValues(config: BlockConfig, names: ContentTemplateDetail['names']) {
  const named = (kind: keyof typeof names, ids: readonly string[]): Picked[] =>
    ids.map((id) => ({ id, label: names[kind].find((one) => one.id === id)?.title ?? `#${id}` }));
  const { categoryIds, tagIds, topicId, authorIds, ...rule } = config.query;
  return {
    ...config,
    query: {
      ...rule,
      categories: named('categories', categoryIds),
      tags: named('tags', tagIds),
      topic: named('tags', topicId === null ? [] : [topicId]),
      authors: named('authors', authorIds),
    },
    relatedCategoryIds: named('categories', config.relatedCategoryIds),
    pinned: config.pinned.map(({ postId, ...pin }) => ({
      ...pin,
      post: named('posts', [postId])[0] ?? { id: postId, label: `#${postId}` },
    })),
  };
}

export const BLANK_TEMPLATE: TemplateValues = {
  title: '',
  code: '',
  imageId: null,
  status: 'ENABLE',
  ...configValues(PLAIN_CONFIG, NO_NAMES),
};

export function templateValues(template: ContentTemplateDetail): TemplateValues {
  const { title, code, image, status, names } = template;
  return { title, code, imageId: image, status, ...configValues(configIn(template), names) };
}

const idsOf = (picked: readonly Picked[]) => picked.map(({ id }) => id);

/** The settings as the call takes them; a number that is left empty is refused there. */
export function configOf(values: TemplateValues): BlockConfig {
  const { title: _t, code: _c, imageId: _i, status: _s, query, relatedCategoryIds, pinned, ...rest } = values;
  const { categories, tags, topic, authors, ...rule } = query;
  return {
    ...rest,
    query: {
      ...rule,
      categoryIds: idsOf(categories),
      tagIds: idsOf(tags),
      topicId: topic[0]?.id ?? null,
      authorIds: idsOf(authors),
    },
    relatedCategoryIds: idsOf(relatedCategoryIds),
    pinned: pinned.map(({ post, ...pin }) => ({ postId: post.id, ...pin })),
  } as BlockConfig;
}

export function templateInput(values: TemplateValues) {
  const { title, code, imageId, status } = values;
  return {
    title,
    ...(code.trim() !== '' && { code: code.trim() }),
    imageId: imageId?.mediaId ?? null,
    status,
    ...configOf(values),
  };
}
