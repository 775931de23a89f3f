import { UNDO_SECONDS, undoRuleTexts } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { type CurrentVersion, checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';

/** The newest publication of a record by a person. */
export interface Publication {
  /** apply: of the changes of a public record. */
  readonly kind: 'publish' | 'apply';
  readonly user_id: string;
  readonly time: Date;
  /** What ended in the same transaction has this time. */
  readonly commit_time: Date;
  /** Of the record after it. */
  readonly version: number;
  /** The columns that come back; times as ISO texts. */
  readonly before: Readonly<Record<string, string | number | null>>;
}

interface NewPublication extends Pick<Publication, 'kind' | 'version'> {
  readonly userId: string;
  readonly before: Readonly<Record<string, unknown>>;
}

/** Notes who published a record just now, and what it was before; replaces an older note. */
export async function keepPublication(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  { kind, userId, version, before }: NewPublication,
): Promise<void> {
  const id = sql.ref(tables.idColumn);
  const added = sql`
    INSERT INTO ${sql.table(tables.publications)} (project_id, ${id}, kind, user_id, time, version, before)
    VALUES (${projectId}, ${articleId}, ${kind}, ${userId}, ${new Date()}, ${version}, ${JSON.stringify(before)})
    ON CONFLICT (project_id, ${id}) DO UPDATE SET kind = excluded.kind, user_id = excluded.user_id,
      time = excluded.time, commit_time = excluded.commit_time, version = excluded.version, before = excluded.before`;
  await sentAhead(db, added.execute(db));
}

/** It was taken back: nobody takes it back twice. */
export async function dropPublication(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
): Promise<void> {
  const dropped = sql`
    DELETE FROM ${sql.table(tables.publications)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId}`;
  await sentAhead(db, dropped.execute(db));
}

interface Undoing {
  readonly found: CurrentVersion;
  /** The version that the caller knows. */
  readonly version: number;
  readonly userId: string;
  /** What such a record is called. */
  readonly word: Parameters<typeof undoRuleTexts>[0];
}

/**
 * The caller's publication of a record that they hold. @throws FORBIDDEN, VERSION_CONFLICT, RULES_NOT_MET: UNDO_NOTHING,
 * UNDO_CHANGED with the name of who changed it, UNDO_TOO_LATE.
 */
export async function publicationToUndo(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  { found, version, userId, word }: Undoing,
): Promise<Publication> {
  const { rows } = await sql<Publication>`
    SELECT kind, user_id, time, commit_time, version, before FROM ${sql.table(tables.publications)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId}`.execute(db);
  const [publication] = rows;
  const texts = undoRuleTexts(word);
  if (publication === undefined) {
    checkVersion(found, version);
    throw ruleNotMet(texts, 'UNDO_NOTHING');
  }
  if (publication.user_id !== userId) throw new AppError('FORBIDDEN');
  if (found.version !== publication.version)
    throw ruleNotMet(texts, 'UNDO_CHANGED', undefined, { name: found.updated_by_name });
  if (Date.now() > publication.time.getTime() + UNDO_SECONDS * 1_000)
    throw ruleNotMet(texts, 'UNDO_TOO_LATE');
  checkVersion(found, version);
  return publication;
}

/** A planned time that has passed meanwhile would publish it again at once: it waits for approval instead. */
export function stateToReturnTo<State extends string>(
  { before }: Publication,
  states: readonly State[],
  approval: State,
): State {
  const state = states.find((one) => one === before.state) ?? approval;
  const time = before.schedule_time;
  const isPast = state === 'SCHEDULED' && (time == null || Date.parse(String(time)) <= Date.now());
  return isPast ? approval : state;
}
