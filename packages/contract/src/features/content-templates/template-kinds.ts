import * as z from 'zod/mini';
import type { PostType } from '../posts/post-kinds.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** What a block of the site is. */
export const TEMPLATE_TYPES = [
  'NEWS_GROUP',
  'HERO',
  'FOCUS',
  'CATEGORY_BLOCK',
  'LATEST',
  'MOST_READ',
  'MOST_COMMENTED',
  'VIDEO_STRIP',
  'PHOTO_STRIP',
  'EVENT_LIST',
  'DESTINATION_LIST',
  'FIGURE_LIST',
  'TAG_CLOUD',
  'BANNER',
  'HTML',
  'PARTNER_LOGOS',
  'CONTEST_GALLERY',
  'WEATHER',
  'NEWSLETTER',
] as const;
export const templateType = oneOf(TEMPLATE_TYPES);
export type TemplateType = z.output<typeof templateType>;

/** By the rule, picked by hand, or picked slots with the rule behind them. */
export const SOURCE_MODES = ['AUTO', 'MANUAL', 'MIXED'] as const;
export const sourceMode = oneOf(SOURCE_MODES);
export type SourceMode = z.output<typeof sourceMode>;

export const TEMPLATE_VIEWS = [
  'LIST',
  'GRID',
  'CARD',
  'TITLE_ONLY',
  'SLIDER',
  'BIG_LEFT',
  'BIG_TOP',
  'TIMELINE',
] as const;
export const templateView = oneOf(TEMPLATE_VIEWS);
export type TemplateView = z.output<typeof templateView>;

/** ORDER: the focus stories in the order that editors gave them, then the newest. */
export const BLOCK_SORTS = ['NEWEST', 'MOST_READ', 'MOST_COMMENTED', 'ORDER'] as const;
export const blockSort = oneOf(BLOCK_SORTS);
export type BlockSort = z.output<typeof blockSort>;

/** What the items of a block are; none: it shows something else. */
export type BlockContent = 'posts' | 'events' | 'places' | 'figures' | 'tags' | 'logos' | 'none';

interface TypeFacts {
  readonly content: BlockContent;
  /** Its order is its meaning. */
  readonly sort?: BlockSort;
  /** Only posts of these types, whatever the rule says. */
  readonly postTypes?: readonly PostType[];
}

const POSTS: TypeFacts = { content: 'posts' };
const NONE: TypeFacts = { content: 'none' };

const TYPE_FACTS: Readonly<Record<TemplateType, TypeFacts>> = {
  NEWS_GROUP: POSTS,
  HERO: POSTS,
  FOCUS: { content: 'posts', sort: 'ORDER' },
  CATEGORY_BLOCK: POSTS,
  LATEST: { content: 'posts', sort: 'NEWEST' },
  MOST_READ: { content: 'posts', sort: 'MOST_READ' },
  MOST_COMMENTED: { content: 'posts', sort: 'MOST_COMMENTED' },
  VIDEO_STRIP: { content: 'posts', postTypes: ['VIDEO'] },
  PHOTO_STRIP: { content: 'posts', postTypes: ['PHOTO_STORY', 'INFOGRAPHIC'] },
  EVENT_LIST: { content: 'events' },
  DESTINATION_LIST: { content: 'places' },
  FIGURE_LIST: { content: 'figures' },
  TAG_CLOUD: { content: 'tags' },
  BANNER: NONE,
  HTML: NONE,
  PARTNER_LOGOS: { content: 'logos' },
  CONTEST_GALLERY: NONE,
  WEATHER: NONE,
  NEWSLETTER: NONE,
};

export function factsOfType(type: TemplateType): TypeFacts {
  return TYPE_FACTS[type];
}
