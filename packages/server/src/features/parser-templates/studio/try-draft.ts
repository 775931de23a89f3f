import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { PAGE_FIELDS, type PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { TestPage, Trial } from '@toasoan/contract/features/parser-templates/studio.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ParserTemplateRow } from '../template-row.ts';
import type { PageProcess } from './page-tools.ts';
import { readPage } from './read-page.ts';
import { samplesOf, sourceOfAddress } from './sample-store.ts';

/** The test pages as the draft reads them; one that is not stored does not pass. */
export async function tryDraft(db: Db, template: ParserTemplateRow, process: PageProcess): Promise<Trial> {
  const samples = await samplesOf(db, template);
  const items: TestPage[] = [];
  for (const url of template.test_urls) {
    const page = samples.find((sample) => sample.url === url);
    const reading = page && (await readPage(process, page, template.draft));
    items.push({
      url,
      sourceTitle: sourceOfAddress(template, url)?.title ?? '',
      title: reading?.values.title ?? '',
      marks: reading?.marks ?? null,
      places: reading === undefined ? null : placesOf(reading.extracted),
      values: reading?.values ?? null,
      passes: reading?.passes ?? false,
      refusal: reading?.extracted.refusal ?? null,
      isStored: page !== undefined,
    });
  }
  return { items, passed: items.filter((item) => item.passes).length, total: items.length };
}

function placesOf({ foundBy }: ExtractedPage): Record<PageField, number | null> {
  const places = PAGE_FIELDS.map((field) => {
    const found = foundBy[field];
    return [field, found?.by === 'TEMPLATE' ? found.place : null];
  });
  return Object.fromEntries(places) as Record<PageField, number | null>;
}
