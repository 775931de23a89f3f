import { readableSlug } from './foreign-slug.ts';
import type { TermTaxonomy } from './term-refs.ts';
import { childText, type WxrElement, type WxrRecord } from './wxr-record.ts';

/** A category or tag of the site. */
export interface SourceTerm {
  readonly taxonomy: TermTaxonomy;
  /** Id in WordPress; '' when only items name the term. */
  readonly id: string;
  readonly nicename: string;
  readonly name: string;
  /** Nicename of the parent category; '' for none. */
  readonly parent: string;
  readonly description: string;
  /** Undefined when only items name the term. */
  readonly source: string | undefined;
}

/** A term of a taxonomy that has no counterpart here. */
export interface OtherTerm {
  readonly taxonomy: string;
  readonly id: string;
  readonly nicename: string;
  readonly name: string;
  readonly source: string;
}

/** Reads `wp:category`, `wp:tag` and `wp:term`. */
export function readTerm({ element, source }: WxrRecord): SourceTerm | OtherTerm | undefined {
  switch (element.name) {
    case 'wp:category':
      return term(element, source, 'category', {
        nicename: 'wp:category_nicename',
        name: 'wp:cat_name',
        parent: 'wp:category_parent',
        description: 'wp:category_description',
      });
    case 'wp:tag':
      return term(element, source, 'post_tag', {
        nicename: 'wp:tag_slug',
        name: 'wp:tag_name',
        parent: '',
        description: 'wp:tag_description',
      });
    case 'wp:term':
      return readGeneralTerm(element, source);
    default:
      return undefined;
  }
}

export function isSourceTerm(read: SourceTerm | OtherTerm): read is SourceTerm {
  return 'parent' in read;
}

function readGeneralTerm(element: WxrElement, source: string): SourceTerm | OtherTerm {
  const taxonomy = childText(element, 'wp:term_taxonomy');
  if (taxonomy === 'category' || taxonomy === 'post_tag')
    return term(element, source, taxonomy, {
      nicename: 'wp:term_slug',
      name: 'wp:term_name',
      parent: 'wp:term_parent',
      description: 'wp:term_description',
    });
  const id = childText(element, 'wp:term_id');
  const nicename = readableSlug(childText(element, 'wp:term_slug'));
  return { taxonomy, id, nicename, name: childText(element, 'wp:term_name') || nicename, source };
}

interface Names {
  readonly nicename: string;
  readonly name: string;
  readonly parent: string;
  readonly description: string;
}

function term(element: WxrElement, source: string, taxonomy: TermTaxonomy, names: Names): SourceTerm {
  const nicename = readableSlug(childText(element, names.nicename));
  return {
    taxonomy,
    id: childText(element, 'wp:term_id'),
    nicename,
    name: childText(element, names.name) || nicename,
    parent: names.parent === '' ? '' : readableSlug(childText(element, names.parent)),
    description: childText(element, names.description),
    source,
  };
}
