import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { Reading } from '@toasoan/contract/features/parser-templates/compare-readings.ts';
import { marksOf, passes } from '@toasoan/contract/features/parser-templates/field-marks.ts';
import { valuesOf } from '@toasoan/contract/features/parser-templates/page-values.ts';
import { extract, type PageProcess, type ServedPage } from './page-tools.ts';

export interface WholeReading extends Reading {
  readonly extracted: ExtractedPage;
}

/** Undefined: the page cannot be read within the limits. */
export async function readPage(
  process: PageProcess,
  page: ServedPage,
  definition: TemplateDefinition,
): Promise<WholeReading | undefined> {
  const extracted = await extract(process, page, definition);
  if (extracted === undefined) return undefined;
  const marks = marksOf(extracted, definition);
  return { extracted, marks, values: valuesOf(extracted), passes: passes(extracted, marks) };
}
