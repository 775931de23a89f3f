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
/** Kinds that the site has pages of. It has none of contests. */
export const SHOWN_KINDS = LAYOUT_KINDS.filter((kind) => kind !== 'CONTEST');
export const layoutKind = oneOf(LAYOUT_KINDS);
export type LayoutKind = z.output<typeof layoutKind>;

/** Whose words are the story: they take the page's whole width. */
const WIDE_TYPES: readonly PostType[] = ['LONGFORM', 'PHOTO_STORY'];

export const kindOfPost = (type: PostType): LayoutKind => (WIDE_TYPES.includes(type) ? 'LONGFORM' : 'POST');

export const kindOfStaticPage = (template: string): LayoutKind =>
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
