import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { decodePage } from '../decoding/decode-page.ts';
import { extractPage, type PageSource } from '../extract-page.ts';
import { type Marks, marksOf, SCORED, type ScoredField, strayTexts } from './field-scores.ts';
import type { StoredPage } from './read-corpus.ts';

export interface FieldScore {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface PageScore {
  readonly name: string;
  readonly layout: string;
  readonly marks: Readonly<Record<ScoredField, Marks>>;
  readonly stray: readonly string[];
  readonly isRefusalRight: boolean;
  readonly read: ExtractedPage;
}

export interface FolderScore {
  readonly pages: readonly PageScore[];
  readonly layouts: number;
  readonly fields: Readonly<Record<ScoredField, FieldScore>>;
}

const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const MAX_PAGES = 20;
/** Texts count page by page, so that a long page weighs no more than a short one; all others are added up. */
const BY_PAGE: ReadonlySet<ScoredField> = new Set(['body']);

/** Extracts all pages and compares them with what they should give. */
export function scorePages(stored: readonly StoredPage[], withTemplates: boolean): FolderScore {
  const pages = stored.map((page) => scorePage(page, withTemplates));
  const entries = SCORED.map(
    (field) =>
      [
        field,
        fieldScore(
          pages.map(({ marks }) => marks[field]),
          field,
        ),
      ] as const,
  );
  return {
    pages,
    layouts: new Set(stored.map(({ templateName, name }) => templateName || name)).size,
    fields: Object.fromEntries(entries) as FolderScore['fields'],
  };
}

function scorePage(stored: StoredPage, withTemplates: boolean): PageScore {
  const read = extractStored(stored, withTemplates);
  return {
    name: stored.name,
    layout: stored.templateName,
    marks: marksOf(read, stored.expected),
    stray: strayTexts(read, stored.expected),
    isRefusalRight: (stored.expected.refusal ?? null) === read.refusal,
    read,
  };
}

/** Follows the article's pages as a crawl does: each names the next. */
function extractStored(stored: StoredPage, withTemplates: boolean): ExtractedPage {
  const rules = {
    template: withTemplates ? stored.template : undefined,
    fetchedTime: stored.fetchedTime,
    timeZone: TIME_ZONE,
  };
  const sources: [PageSource, ...PageSource[]] = [sourceOf(stored.url, stored.bytes, stored.contentType)];
  for (;;) {
    const { page, nextPage } = extractPage(sources, rules);
    const bytes = nextPage === null ? undefined : stored.further.get(nextPage);
    if (nextPage === null || bytes === undefined || sources.length >= MAX_PAGES) return page;
    sources.push(sourceOf(nextPage, bytes, stored.contentType));
  }
}

function sourceOf(url: string, bytes: Uint8Array, contentType: string): PageSource {
  return { url, ...decodePage(bytes, contentType) };
}

function fieldScore(marks: readonly Marks[], field: ScoredField): FieldScore {
  const groups = BY_PAGE.has(field) ? marks : [marks.reduce(added)];
  const counted = groups.filter(({ right, wrong, lacking }) => right + wrong + lacking > 0).map(scoreOf);
  const mean = (values: readonly number[]) =>
    values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
  const precision = mean(counted.map((score) => score.precision));
  const recall = mean(counted.map((score) => score.recall));
  return { precision, recall, f1: harmonic(precision, recall) };
}

const added = (a: Marks, b: Marks): Marks => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  lacking: a.lacking + b.lacking,
});

/** Of one page or field. Where nothing is read and nothing expected, nothing is wrong. */
export function scoreOf({ right, wrong, lacking }: Marks): FieldScore {
  const precision = right + wrong === 0 ? (lacking === 0 ? 1 : 0) : right / (right + wrong);
  const recall = right + lacking === 0 ? (wrong === 0 ? 1 : 0) : right / (right + lacking);
  return { precision, recall, f1: harmonic(precision, recall) };
}

const harmonic = (precision: number, recall: number) =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
