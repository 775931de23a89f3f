import type {
  FieldSelector,
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { Extraction } from '../extract-page.ts';
import type { FoundSections } from '../lists/discover-sections.ts';
import type { ListResult } from '../lists/list-item.ts';
import type { OutlinedFeeds } from '../lists/parse-opml.ts';
import type { ListFormat } from '../lists/read-list.ts';
import type { SafePage } from '../page/safe-page.ts';
import type { SelectedValues } from '../page/select-values.ts';
import type { SuggestedSelector } from '../suggestions/suggest-selectors.ts';

/** What a fetch brought. */
export interface FetchedPage {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Of the answer's header; '' where it had none. */
  readonly contentType: string;
}

interface ReadingRules {
  readonly fetchedTime: Date;
  /** IANA name, of the source. */
  readonly timeZone: string;
}

export interface ExtractTask extends ReadingRules {
  /** The article's pages in order, at least one. */
  readonly pages: readonly [FetchedPage, ...FetchedPage[]];
  readonly template?: TemplateDefinition | undefined;
}

export interface ListTask extends ReadingRules {
  readonly page: FetchedPage;
  readonly format: ListFormat;
  readonly template?: TemplateDefinition | undefined;
  /** Items; the newest where the list says when they are from. */
  readonly max: number;
}

export interface DiscoverTask {
  /** The front page, and the page that lists the feeds where there is one. */
  readonly pages: readonly FetchedPage[];
}

export interface SuggestTask {
  readonly field: PageField;
  /** The page where a person chose an element, by the number that the safe page gave it. */
  readonly page: FetchedPage;
  readonly node: number;
  /** Further pages of the same layout, on which proposals are tried. */
  readonly others: readonly FetchedPage[];
}

export interface TryTask {
  readonly field: PageField;
  /** Without the field's own selectors; its dates, clean-up and replacements count. */
  readonly template: TemplateDefinition;
  /** Each is tried by itself. */
  readonly selectors: readonly FieldSelector[];
  readonly pages: readonly (ReadingRules & { readonly page: FetchedPage })[];
}

export interface SelectTask {
  readonly page: FetchedPage;
  /** For what it replaces in the source. */
  readonly template: TemplateDefinition;
  readonly selector: FieldSelector;
}

export interface OpmlTask {
  readonly text: string;
}

export interface SafePageTask {
  readonly page: FetchedPage;
}

/** What the process can do: of each kind its task and its result. */
export interface ExtractionKinds {
  readonly extract: { readonly task: ExtractTask; readonly result: Extraction };
  /** Null: the page is no such list. */
  readonly list: { readonly task: ListTask; readonly result: ListResult | null };
  readonly discover: { readonly task: DiscoverTask; readonly result: FoundSections };
  /** Null: the text is no list of feeds. */
  readonly opml: { readonly task: OpmlTask; readonly result: OutlinedFeeds | null };
  readonly suggest: { readonly task: SuggestTask; readonly result: readonly SuggestedSelector[] };
  /** Of each page what each of the selectors gives, as one text; '' for nothing. */
  readonly tryField: { readonly task: TryTask; readonly result: readonly (readonly string[])[] };
  readonly select: { readonly task: SelectTask; readonly result: SelectedValues };
  readonly showSafely: { readonly task: SafePageTask; readonly result: SafePage };
}

export type ExtractionTask = {
  [Kind in keyof ExtractionKinds]: { readonly kind: Kind } & ExtractionKinds[Kind]['task'];
}[keyof ExtractionKinds];

export interface ExtractionAnswer {
  readonly result?: ExtractionKinds[keyof ExtractionKinds]['result'];
  /** A fault of ours: the message of the error. */
  readonly failed?: string;
}

/** Why a page was given up. */
export class ExtractionRefused extends Error {
  override readonly name = 'ExtractionRefused';
  readonly reason: 'TOOK_TOO_LONG' | 'TOO_LARGE' | 'UNREADABLE';

  constructor(reason: ExtractionRefused['reason'], message: string = reason) {
    super(message);
    this.reason = reason;
  }
}
