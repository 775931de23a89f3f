import type { RunPlace } from './article-runs.ts';

/** Why words that match a keyword become no link. */
export const LINK_REFUSALS = [
  'TITLE',
  'HEADING',
  'CAPTION',
  'QUOTE',
  'RELATED',
  'CODE',
  'ALREADY_LINK',
  'EXCLUDED',
  'LOSES',
  'KEYWORD_FULL',
  'TARGET_LINKED',
  'POST_FULL',
  'POST_OFF',
  'KEYWORD_OFF',
  'NOT_YET',
  'OVER',
  'OUT_OF_SCOPE',
  'TARGET_GONE',
  'OWN_PAGE',
  'OTHER_MARKS',
  'PART_OF_SYLLABLE',
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** Refusals by the place alone. */
export const REFUSED_PLACES: Readonly<Record<Exclude<RunPlace, 'text'>, LinkRefusal>> = {
  title: 'TITLE',
  heading: 'HEADING',
  caption: 'CAPTION',
  quote: 'QUOTE',
  related: 'RELATED',
  code: 'CODE',
};
