import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Totals } from '../report/import-report.ts';

export interface ImportRun {
  readonly id: string;
  readonly projectId: string;
  readonly fileName: string;
  readonly site: string;
  readonly undoneTime: Date | null;
}

export async function startRun(
  db: Db,
  projectId: string,
  run: { readonly fileName: string; readonly site: string; readonly siteTitle: string },
): Promise<string> {
  const { id } = await db
    .insertInto('import_runs')
    .values({
      project_id: projectId,
      kind: 'wordpress',
      file_name: run.fileName,
      site: run.site,
      site_title: run.siteTitle,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function finishRun(
  db: Db,
  projectId: string,
  runId: string,
  { created, skipped, refused, comments }: Totals & { readonly comments: number },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      finished_time: sql<Date>`now()`,
      created_count: created,
      skipped_count: skipped,
      refused_count: refused,
      comment_count: comments,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', runId)
    .execute();
}

/** Runs are identified by their id alone, whatever project they were for. */
export async function findRun(db: Db, runId: string): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom('import_runs')
    .select(['id', 'project_id', 'file_name', 'site', 'undone_time'])
    .where('id', '=', runId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      projectId: row.project_id,
      fileName: row.file_name,
      site: row.site,
      undoneTime: row.undone_time,
    }
  );
}

export async function markRunUndone(db: Db, projectId: string, runId: string): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ undone_time: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', runId)
    .execute();
}
