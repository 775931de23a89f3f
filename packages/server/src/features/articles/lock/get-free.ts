import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import type { LockedArticle } from '../article-tables.ts';
import { findLockRow, type LockKind, lockOf } from './lock-view.ts';
import { lockedByOther } from './locked-by-other.ts';

interface Wanted<Facts, Item> {
  readonly article: LockedArticle;
  /** Absent: a call from outside the console, which holds no lock. */
  readonly editingSession: string | undefined;
  /** The whole record, read beside its lock. */
  readonly item: Promise<Item>;
  readonly factsOf: (item: Item) => Facts;
}

/**
 * Precedes every write of a record's text. It does not replace a version check. @throws LOCKED_BY_OTHER while another
 * living editing session holds the record.
 */
export async function getFree<Facts, Item>(
  db: Db,
  kind: LockKind<Facts>,
  actor: ArticleActor,
  { article, editingSession, item, factsOf }: Wanted<Facts, Item>,
): Promise<Item> {
  const [found, row] = await together(item, findLockRow(db, kind.tables, article));
  const lock = lockOf(row, kind, factsOf(found));
  if (!lock?.isEntitled) return found;
  const isOwn = lock.userId === actor.userId && ['', editingSession].includes(lock.editingSession);
  if (isOwn) return found;
  throw lockedByOther(lock);
}
