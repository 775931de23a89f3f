import * as z from 'zod/mini';
import type { PostType } from '../posts/post-kinds.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** The kind of page that a layout arranges. */
export const LAYOUT_KINDS = [
  'HOME',
  'CATEGORY',
  'POST',
  'EVENT',
  'PAGE',
  'AUTHOR',
  'SEARCH',
  'LONGFORM',
  'CONTEST',
  'LANDING',
] as const;
/** Kinds whose pages are arranged. Those of contests are not. */
export const SHOWN_KINDS = LAYOUT_KINDS.filter((kind) => kind !== 'CONTEST');
export type ShownKind = (typeof SHOWN_KINDS)[number];
export const layoutKind = oneOf(LAYOUT_KINDS);
export type LayoutKind = z.output<typeof layoutKind>;

/** Pages that a layout composes as a whole; around those of the others it arranges what stands beside their content. */
export const isWholeKind = (kind: LayoutKind): kind is 'HOME' | 'CATEGORY' =>
  kind === 'HOME' || kind === 'CATEGORY';

/** Whose words are the story: they take the page's whole width. */
export const WIDE_TYPES: readonly PostType[] = ['LONGFORM', 'PHOTO_STORY'];

export const kindOfPost = (type: PostType): ShownKind => (WIDE_TYPES.includes(type) ? 'LONGFORM' : 'POST');

export const isKindOfPosts = (kind: LayoutKind): boolean => kind === 'POST' || kind === 'LONGFORM';

export const kindOfStaticPage = (template: string): ShownKind =>
  template === 'LANDING' ? 'LANDING' : 'PAGE';

export const LAYOUT_DEVICES = ['ALL', 'DESKTOP', 'MOBILE'] as const;
export const layoutDevice = oneOf(LAYOUT_DEVICES);
export type LayoutDevice = z.output<typeof layoutDevice>;

/** In the order of the page: what a block above shows is left out below. */
export const REGIONS = ['top', 'hero', 'main', 'right', 'bottom', 'footerTop'] as const;
export const region = oneOf(REGIONS);
export type Region = z.output<typeof region>;

export const LAYOUT_STATES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export const layoutState = oneOf(LAYOUT_STATES);
export type LayoutState = z.output<typeof layoutState>;
