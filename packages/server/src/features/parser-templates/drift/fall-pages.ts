import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { FallPages } from '@toasoan/contract/features/parser-templates/studio.ts';
import type { Db } from '#server/core/db/database.ts';
import { type PageProcess, tryField } from '../studio/page-tools.ts';
import { type CrawledPage, crawledPagesAround } from '../studio/sample-store.ts';
import { driftOf, type ParserTemplateRow } from '../template-row.ts';

/** Pages of one look. */
const STEP = 12;
/** Pages that are looked at on each side of the fall. */
const MOST_LOOKED = 60;

interface Fall {
  readonly field: PageField;
  readonly sourceId: string;
}

/**
 * The newest page in which a field was found and the first in which it was not, as the version in use reads them;
 * null on a side where none of the nearest stored pages is one.
 */
export async function fallPages(
  db: Db,
  template: ParserTemplateRow,
  { field, sourceId }: Fall,
  process: PageProcess,
): Promise<FallPages> {
  const fall = driftOf(template).find((one) => one.field === field && one.sourceId === sourceId);
  if (fall === undefined) return { found: null, missed: null };
  const definition = template.current_definition ?? template.draft;
  const tried = { field, template: definition, selectors: definition.fields[field] };
  async function nearest(side: 'before' | 'since', isWanted: (isFound: boolean) => boolean) {
    for (let skip = 0; skip < MOST_LOOKED; skip += STEP) {
      const part = { sourceId, day: fall?.since ?? '', side, most: STEP, skip };
      const pages = await crawledPagesAround(db, template, part);
      const results = await tryField(process, pages, tried);
      const page = pages.find((_, index) => isWanted(results[index]?.some((value) => value !== '') ?? false));
      if (page !== undefined || pages.length < STEP) return page === undefined ? null : named(page);
    }
    return null;
  }
  return {
    found: await nearest('before', (isFound) => isFound),
    missed: await nearest('since', (isFound) => !isFound),
  };
}

function named({ id, url, title, sourceTitle, fetchTime }: CrawledPage) {
  return { id, url, title, sourceTitle, fetchTime: fetchTime.toISOString() };
}
