import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { compareReadings } from '@toasoan/contract/features/parser-templates/compare-readings.ts';
import type { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { MOST_STORED_PAGES } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import {
  REPLAY_STEP,
  type ReplayedPage,
  type ReplayStep,
} from '@toasoan/contract/features/parser-templates/studio.ts';
import type { Db } from '#server/core/db/database.ts';
import { PLAIN_DEFINITION } from '#server/features/extraction/public.ts';
import type { ParserTemplateRow } from '../template-row.ts';
import type { PageProcess } from './page-tools.ts';
import { readPage } from './read-page.ts';
import { type CrawledPage, countCrawledPages, crawledPagesOf } from './sample-store.ts';

type ReplayAsk = BodyOf<typeof parserTemplateEndpoints.replay>;

/** Reads the next stored pages twice, and compares. Without a current version they are compared with a template that says nothing. */
export async function replay(
  db: Db,
  template: ParserTemplateRow,
  { afterId, done, definition = template.draft }: ReplayAsk,
  process: PageProcess,
): Promise<ReplayStep> {
  const total = await countCrawledPages(db, template, MOST_STORED_PAGES);
  const most = Math.max(0, Math.min(REPLAY_STEP, total - done));
  const pages = await crawledPagesOf(db, template, { most, afterId });
  const current = template.current_definition ?? PLAIN_DEFINITION;
  const read: ReplayedPage[] = [];
  for (const page of pages) {
    const replayed = await replayPage(process, page, { current, definition });
    if (replayed !== undefined) read.push(replayed);
  }
  const isLast = pages.length < most || done + pages.length >= total;
  return {
    total,
    read: pages.length,
    unreadable: pages.length - read.length,
    passedBefore: read.filter(({ passedBefore }) => passedBefore).length,
    passesAfter: read.filter(({ passesAfter }) => passesAfter).length,
    changed: read.filter(isChanged),
    nextAfterId: isLast ? null : (pages.at(-1)?.id ?? null),
  };
}

const isChanged = ({ changes, passedBefore, passesAfter }: ReplayedPage) =>
  changes.length > 0 || passedBefore !== passesAfter;

interface Definitions {
  readonly current: TemplateDefinition;
  readonly definition: TemplateDefinition;
}

async function replayPage(
  process: PageProcess,
  page: CrawledPage,
  { current, definition }: Definitions,
): Promise<ReplayedPage | undefined> {
  const before = await readPage(process, page, current);
  const after = before && (await readPage(process, page, definition));
  if (before === undefined || after === undefined) return undefined;
  return {
    id: page.id,
    url: page.url,
    title: after.values.title || before.values.title || page.url,
    passedBefore: before.passes,
    passesAfter: after.passes,
    changes: compareReadings(before, after),
  };
}
