import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type {
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
export type PageProcess = Pick<ExtractionProcess, 'extract' | 'suggest' | 'showSafely'>;

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

/** The copy without scripts, forms and requests, and the decoded source. */
export async function showSafely(
  process: PageProcess,
  page: ServedPage,
): Promise<{ readonly html: string; readonly source: string } | undefined> {
  const safe = await unlessRefused(process.showSafely({ page: fetched(page) }));
  return safe && { html: safe.html, source: decodePage(page.body, page.contentType).text };
}
