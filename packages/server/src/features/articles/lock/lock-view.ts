import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type {
  LockHolder,
  Presence,
  PresentSession,
} from '@toasoan/contract/features/articles/lock/presence.ts';
import { sql } from 'kysely';
import { MAY_WORK, permissionsOfRow, RIGHTS_COLUMNS, type RightsRow } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ArticleBrief, ArticleRules } from '../article-kind.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';
import type { EditorSession } from './editor-session.ts';
import { lockHolds, sessionLives } from './living-view.ts';

export interface Holder extends LockHolder {
  /** Seconds since the last keystroke. */
  readonly idle: number;
}

interface HolderRow extends RightsRow {
  readonly editing_session: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly since: Date;
  readonly idle: number;
  readonly is_member: boolean;
}

/** Where the locks of a kind are, and who may hold one. */
export type LockKind<Facts> = ArticleRules<Facts> & { readonly tables: ArticleTables };

/** The person who may write the record now; undefined if their right has ended meanwhile. */
export async function findHolder<Facts extends LockedArticle>(
  db: Db,
  kind: LockKind<Facts>,
  article: Facts,
): Promise<Holder | undefined> {
  const found = await readLock(db, kind, article);
  return found?.isEntitled ? found : undefined;
}

interface Lock extends Holder {
  /** False: the holder's right to write has ended. */
  readonly isEntitled: boolean;
}

/** The lock that has not expired, even if its holder's right has ended. */
export async function readLock<Facts extends LockedArticle>(
  db: Db,
  kind: LockKind<Facts>,
  article: Facts,
): Promise<Lock | undefined> {
  return lockOf(await findLockRow(db, kind.tables, article), kind, article);
}

/** For `lockOf`, which also needs the record. */
export async function findLockRow(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
): Promise<HolderRow | undefined> {
  const { rows } = await sql<HolderRow>`
    SELECT held.editing_session, held.user_id, held.user_name, held.since,
      extract(epoch FROM now() - held.typed_time)::int AS idle,
      ${RIGHTS_COLUMNS}, ${MAY_WORK} AS is_member
    FROM ${sql.table(tables.locks)} AS held
    JOIN users ON users.id = held.user_id
    JOIN projects ON projects.id = held.project_id
    LEFT JOIN project_members AS member ON member.project_id = projects.id AND member.user_id = users.id
    WHERE held.project_id = ${projectId} AND held.${sql.ref(tables.idColumn)} = ${articleId}
      AND ${lockHolds('held')}`.execute(db);
  return rows[0];
}

export function lockOf<Facts>(
  row: HolderRow | undefined,
  rules: Pick<ArticleRules<Facts>, 'mayEdit'>,
  article: Facts,
): Lock | undefined {
  return (
    row && {
      editingSession: row.editing_session,
      userId: row.user_id,
      name: row.user_name,
      since: row.since.toISOString(),
      idle: row.idle,
      isEntitled: row.is_member && rules.mayEdit(actorOf(row), article),
    }
  );
}

function actorOf(row: HolderRow): ArticleActor {
  return {
    userId: row.user_id,
    permissions: permissionsOfRow(row),
    workflowMode: row.workflow_mode,
    allowSelfApprove: false,
  };
}

/** Everybody else who has the record open, in the order of arrival. */
async function listOthers(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  own: { readonly userId: string; readonly editingSession: string },
): Promise<PresentSession[]> {
  const { rows } = await sql<{
    user_name: string;
    user_id: string;
    editing_session: string;
    place: string | null;
    opened_time: Date;
  }>`
    SELECT user_name, user_id, editing_session, place, opened_time FROM ${sql.table(tables.sessions)} AS here
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId} AND ${sessionLives('here')}
      AND NOT (user_id = ${own.userId} AND editing_session = ${own.editingSession})
    ORDER BY opened_time, editing_session LIMIT 50`.execute(db);
  return rows.map((row) => ({
    name: row.user_name,
    userId: row.user_id,
    editingSession: row.editing_session,
    place: row.place,
    since: row.opened_time.toISOString(),
  }));
}

export function isOwnLock(holder: Holder | undefined, { userId, editingSession }: EditorSession): boolean {
  return holder?.userId === userId && holder.editingSession === editingSession;
}

/** Always between one's own tabs; otherwise as the kind allows it. */
export function mayTakeOver<Facts>(
  rules: ArticleRules<Facts>,
  actor: ArticleActor,
  article: Facts,
  holder: Pick<Holder, 'userId' | 'idle'>,
): boolean {
  if (!rules.mayEdit(actor, article)) return false;
  return holder.userId === actor.userId || rules.mayTakeOver(actor, article, holder.idle);
}

interface Looking<Facts> {
  readonly actor: ArticleActor;
  readonly article: Facts & ArticleBrief;
  readonly own: EditorSession;
}

export async function presenceOf<Facts>(
  db: Db,
  kind: LockKind<Facts>,
  { actor, article, own }: Looking<Facts>,
  holder: Holder | undefined,
): Promise<Presence> {
  const mine = isOwnLock(holder, own);
  return {
    holder: holder ?? null,
    mine,
    mayTakeOver: holder !== undefined && !mine && mayTakeOver(kind, actor, article, holder),
    others: await listOthers(db, kind.tables, article, own),
    version: article.version,
  };
}
