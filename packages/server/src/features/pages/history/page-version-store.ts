import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import { changedPageFields } from '@toasoan/contract/features/pages/history/page-version.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { writeVersion } from '#server/features/articles/public.ts';
import { namedMediaOfPage } from '../media/page-media.ts';
import { type PageRecord, pageSnapshotOf } from '../page-record.ts';
import { PAGE_TABLES } from '../page-tables.ts';

interface VersionOfPage {
  /** Absent for a new page. */
  readonly before?: PageRecord;
  readonly after: PageRecord;
  readonly kind: VersionKind;
  readonly by: Actor;
  readonly note?: string;
}

/** Keeps the result of a save. */
export async function keepPageVersion(
  db: Db,
  projectId: string,
  { before, after, kind, by, note = '' }: VersionOfPage,
): Promise<void> {
  const snapshot = pageSnapshotOf(after);
  await writeVersion(
    db,
    PAGE_TABLES,
    {
      article: { projectId, articleId: after.id },
      no: after.version,
      kind,
      isPublic: after.state === 'PUBLISHED',
      by,
      changedFields: before === undefined ? [] : changedPageFields(pageSnapshotOf(before), snapshot),
      snapshot,
      hasContent: true,
      media: namedMediaOfPage(snapshot),
      note,
    },
    { isFirst: before === undefined },
  );
}
