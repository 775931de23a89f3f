import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { filledFields, marksOf, passes } from '@toasoan/contract/features/parser-templates/field-marks.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findCrawlerStaff, type ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { noteExtraction } from '#server/features/parser-templates/public.ts';
import type { TemplateInUse } from '../reading/template-in-use.ts';

interface Reading {
  readonly source: ParserSourceRow;
  readonly template: TemplateInUse;
  readonly page: ExtractedPage;
  readonly now: Date;
}

/** Counts what a template has found on a page; people hear when it begins to miss a field. */
export async function noteReading(tx: Db, { source, template, page, now }: Reading): Promise<void> {
  const projectId = source.project_id;
  const marks = marksOf(page, template.definition);
  const falls = await noteExtraction(tx, {
    projectId,
    templateId: template.templateId,
    sourceId: source.id,
    day: dayIn('Asia/Ho_Chi_Minh', now.getTime()),
    filled: filledFields(marks),
    passes: passes(page, marks),
  });
  if (falls.length === 0) return;
  await notify(tx, projectId, {
    kind: 'templateDrift',
    postId: null,
    to: await findCrawlerStaff(tx, projectId),
    by: undefined,
    detail: { title: source.title, requestOf: 'parserTemplate', requestId: template.templateId },
  });
}
