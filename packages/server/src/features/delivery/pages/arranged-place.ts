import type { KnownCategory } from '../sites/site.ts';

/** A page that a layout may arrange. */
export interface ArrangedPlace {
  readonly kind: 'HOME' | 'CATEGORY';
  readonly lang: string;
  /** From the root of the site. */
  readonly path: string;
  /** The one that the page lists. */
  readonly category?: KnownCategory;
}
