import { authorOf } from './bylines.ts';
import type { ExportFacts } from './map-item.ts';
import { plainLine } from './plain-text.ts';
import { readWxr, WxrProblem } from './read-wxr.ts';
import { isSourceTerm, type OtherTerm, readTerm, type SourceTerm } from './source-terms.ts';
import { type TermTaxonomy, termRefs } from './term-refs.ts';
import { childrenOf, childText, type WxrElement, type WxrRecord } from './wxr-record.ts';

/** What must be known of a whole export before its items are read one by one. */
export interface WxrSurvey extends ExportFacts {
  readonly siteTitle: string;
  /** Categories and tags: the declared ones, then those that only items name. */
  readonly terms: readonly SourceTerm[];
  /** Declared a second time. */
  readonly repeatedTerms: readonly SourceTerm[];
  readonly otherTerms: readonly OtherTerm[];
  readonly itemCount: number;
  readonly commentCount: number;
}

/** Reads the whole file once, so that a broken one is refused before anything is changed. @throws WxrProblem */
export async function surveyWxr(path: string): Promise<WxrSurvey> {
  const surveyor = new Surveyor();
  for await (const record of readWxr(path)) surveyor.add(record);
  return surveyor.finish();
}

class Surveyor {
  readonly #channel = new Map<string, string>();
  readonly #authors = new Map<string, string>();
  readonly #attachments = new Map<string, string>();
  readonly #pageTitles = new Map<string, string>();
  readonly #terms = new Map<string, SourceTerm>();
  readonly #named = new Map<string, SourceTerm>();
  readonly #repeated: SourceTerm[] = [];
  readonly #others: OtherTerm[] = [];
  #items = 0;
  #comments = 0;

  add(record: WxrRecord): void {
    const { element } = record;
    if (element.name === 'item') this.#addItem(element);
    else if (element.name === 'wp:author') {
      const { login, name } = authorOf(element);
      if (login !== '') this.#authors.set(login, name);
    } else {
      const term = readTerm(record);
      if (term === undefined) this.#channel.set(element.name, element.text.trim());
      else if (!isSourceTerm(term)) this.#others.push(term);
      else if (this.#terms.has(keyOf(term))) this.#repeated.push(term);
      else this.#terms.set(keyOf(term), term);
    }
  }

  #addItem(item: WxrElement): void {
    this.#items += 1;
    this.#comments += childrenOf(item, 'wp:comment').length;
    const id = childText(item, 'wp:post_id');
    const type = childText(item, 'wp:post_type');
    if (type === 'attachment') this.#attachments.set(id, childText(item, 'wp:attachment_url'));
    if (type === 'page') this.#pageTitles.set(id, plainLine(childText(item, 'title')));
    if (type === 'page' || type === 'post' || type === '')
      for (const taxonomy of ['category', 'post_tag'] as const) this.#name(item, taxonomy);
  }

  #name(item: WxrElement, taxonomy: TermTaxonomy): void {
    for (const { nicename, name } of termRefs(item, taxonomy)) {
      const term = { taxonomy, id: '', nicename, name: name || nicename, parent: '', description: '' };
      const key = keyOf(term);
      if (!this.#named.has(key)) this.#named.set(key, { ...term, source: undefined });
    }
  }

  finish(): WxrSurvey {
    if (!this.#channel.has('wp:wxr_version'))
      throw new WxrProblem('Tệp là RSS nhưng không phải bản xuất của WordPress: không thấy wp:wxr_version.');
    const undeclared = [...this.#named].filter(([key]) => !this.#terms.has(key)).map(([, term]) => term);
    return {
      site: siteOf(this.#channel),
      siteTitle: this.#channel.get('title') ?? '',
      authors: this.#authors,
      attachments: this.#attachments,
      pageTitles: this.#pageTitles,
      terms: [...this.#terms.values(), ...undeclared],
      repeatedTerms: this.#repeated,
      otherTerms: this.#others,
      itemCount: this.#items,
      commentCount: this.#comments,
    };
  }
}

function keyOf({ taxonomy, nicename }: Pick<SourceTerm, 'taxonomy' | 'nicename'>): string {
  return `${taxonomy} ${nicename}`;
}

/** The blog's own address: `wp:base_site_url` is the network's and the same for all its blogs. */
function siteOf(channel: ReadonlyMap<string, string>): string {
  const names = ['wp:base_blog_url', 'link', 'wp:base_site_url'];
  const address = names.map((name) => channel.get(name) ?? '').find((one) => one !== '') ?? '';
  return URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;
}
