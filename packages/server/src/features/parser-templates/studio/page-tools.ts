import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type {
  FieldSelector,
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { Suggestion } from '@toasoan/contract/features/parser-templates/studio.ts';
import {
  decodePage,
  type ExtractionProcess,
  ExtractionRefused,
  type FetchedPage,
} from '#server/features/extraction/public.ts';

/** A page as it was served. */
export interface ServedPage {
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  readonly fetchTime: Date;
  /** Of its source. */
  readonly timezone: string;
  readonly sourceTitle: string;
}

/** What the studio asks of the process that reads foreign pages. */
export type PageProcess = Pick<
  ExtractionProcess,
  'extract' | 'suggest' | 'tryField' | 'select' | 'showSafely'
>;

const fetched = ({ url, contentType, body }: ServedPage): FetchedPage => ({ url, contentType, bytes: body });

/** Undefined: it cannot be read within the limits. */
async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ExtractionRefused)) throw error;
    return undefined;
  }
}

/** What a template reads in a page. Undefined: it cannot be read within the limits. */
export async function extract(
  process: PageProcess,
  page: ServedPage,
  template: TemplateDefinition,
): Promise<ExtractedPage | undefined> {
  const task = {
    pages: [fetched(page)],
    template,
    fetchedTime: page.fetchTime,
    timeZone: page.timezone,
  } as const;
  return (await unlessRefused(process.extract(task)))?.page;
}

/** What may be meant by a clicked element, the best first. */
export async function proposalsFor(
  process: PageProcess,
  page: ServedPage,
  {
    field,
    node,
    others,
  }: { readonly field: PageField; readonly node: number; readonly others: readonly ServedPage[] },
): Promise<readonly Pick<Suggestion, 'selector' | 'value'>[]> {
  const task = { field, node, page: fetched(page), others: others.map(fetched) };
  return (await unlessRefused(process.suggest(task))) ?? [];
}

/** One task reads so many pages, and so many bytes of them: others wait for the process too. */
const TASK_PAGES = 12;
const TASK_BYTES = 4 * 1024 * 1024;

export interface TriedField {
  readonly field: PageField;
  readonly template: TemplateDefinition;
  readonly selectors: readonly FieldSelector[];
}

/**
 * Of each page, in order, what each of the selectors gives by itself: one text, '' for nothing. Undefined: the page
 * cannot be read within the limits. Stops where `isTimeUp`; the pages that are left have no entry.
 */
export async function tryField(
  process: PageProcess,
  pages: readonly ServedPage[],
  tried: TriedField,
  isTimeUp: () => boolean = () => false,
): Promise<(readonly string[] | undefined)[]> {
  const results: (readonly string[] | undefined)[] = [];
  for (const batch of batchesOf(pages)) {
    if (isTimeUp()) break;
    const read = await unlessRefused(tryBatch(process, batch, tried));
    if (read !== undefined) results.push(...read);
    // One of them is at fault: the others still count.
    else
      for (const page of batch)
        results.push((await unlessRefused(tryBatch(process, [page], tried)))?.[0] ?? undefined);
  }
  return results;
}

const tryBatch = (process: PageProcess, batch: readonly ServedPage[], tried: TriedField) =>
  process.tryField({
    ...tried,
    pages: batch.map((page) => ({
      page: fetched(page),
      fetchedTime: page.fetchTime,
      timeZone: page.timezone,
    })),
  });

function batchesOf(pages: readonly ServedPage[]): ServedPage[][] {
  const batches: ServedPage[][] = [];
  let bytes = 0;
  for (const page of pages) {
    const last = batches.at(-1);
    const isFull = last === undefined || last.length >= TASK_PAGES || bytes + page.body.length > TASK_BYTES;
    if (isFull) batches.push([page]);
    else last.push(page);
    bytes = page.body.length + (isFull ? 0 : bytes);
  }
  return batches;
}

/** What a selector finds on a page. Undefined: the page cannot be read within the limits. */
export const selectOn = (
  process: PageProcess,
  page: ServedPage,
  { selector, template }: { readonly selector: FieldSelector; readonly template: TemplateDefinition },
) => unlessRefused(process.select({ page: fetched(page), template, selector }));

/** The copy without scripts, forms and requests, and the decoded source. */
export async function showSafely(
  process: PageProcess,
  page: ServedPage,
): Promise<{ readonly html: string; readonly source: string } | undefined> {
  const safe = await unlessRefused(process.showSafely({ page: fetched(page) }));
  return safe && { html: safe.html, source: decodePage(page.body, page.contentType).text };
}
