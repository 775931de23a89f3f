import { readableSlug } from './foreign-slug.ts';
import { childrenOf, type WxrElement } from './wxr-record.ts';

export type TermTaxonomy = 'category' | 'post_tag';

/** A category or tag as an item names it. */
export interface TermRef {
  readonly nicename: string;
  readonly name: string;
}

/** Exports of WordPress before 3.0 say `tag`. */
const TAXONOMY_OF_DOMAIN: Readonly<Record<string, TermTaxonomy>> = {
  category: 'category',
  post_tag: 'post_tag',
  tag: 'post_tag',
};

export function termRefs(item: WxrElement, taxonomy: TermTaxonomy): TermRef[] {
  return childrenOf(item, 'category')
    .filter(({ attributes }) => TAXONOMY_OF_DOMAIN[attributes.domain ?? ''] === taxonomy)
    .map(({ attributes, text }) => ({ nicename: readableSlug(attributes.nicename ?? ''), name: text.trim() }))
    .filter(({ nicename }) => nicename !== '');
}

/** Terms of taxonomies without a counterpart here: post formats and those of plug-ins. */
export function otherTerms(item: WxrElement): { readonly taxonomy: string; readonly name: string }[] {
  return childrenOf(item, 'category').flatMap(({ attributes: { domain }, text }) =>
    domain === undefined || domain in TAXONOMY_OF_DOMAIN ? [] : [{ taxonomy: domain, name: text.trim() }],
  );
}
