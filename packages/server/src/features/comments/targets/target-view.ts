import type { CommentTargetType } from '@toasoan/contract/features/comments/comment-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isReadablePost } from '#server/features/posts/public.ts';

/** What is commented on, as far as comments need to know it. */
export interface CommentTarget {
  readonly title: string;
  readonly slug: string;
  /** Readers see it. */
  readonly isPublic: boolean;
  /** What it says of itself; undefined: as the project has it. */
  readonly allows?: boolean | undefined;
  /** Comments close some days later; null: it has no such day. */
  readonly publishedTime: Date | null;
}

export interface TargetRef {
  readonly targetType: CommentTargetType;
  readonly targetId: string;
}

type FindTarget = (db: Db, projectId: string, id: string) => Promise<CommentTarget | undefined>;

/** Works of contests and pages get comments with their areas. */
const FINDERS: Readonly<Partial<Record<CommentTargetType, FindTarget>>> = {
  POST: findPost,
  EVENT: findEvent,
};

/** Undefined also for another project's. */
export async function findTarget(
  db: Db,
  projectId: string,
  { targetType, targetId }: TargetRef,
): Promise<CommentTarget | undefined> {
  return await FINDERS[targetType]?.(db, projectId, targetId);
}

const ALLOWED: Readonly<Record<string, boolean>> = { ON: true, OFF: false };

async function findPost(db: Db, projectId: string, id: string): Promise<CommentTarget | undefined> {
  const { rows } = await sql<{
    title: string;
    slug: string;
    is_public: boolean;
    allow_comment: string | null;
    published_time: Date | null;
  }>`
    SELECT title, slug, published_time, details ->> 'allowComment' AS allow_comment,
      ${isReadablePost(new Date())} AS is_public
    FROM posts
    WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  const [row] = rows;
  return (
    row && {
      title: row.title,
      slug: row.slug,
      isPublic: row.is_public,
      allows: ALLOWED[row.allow_comment ?? ''],
      publishedTime: row.published_time,
    }
  );
}

async function findEvent(db: Db, projectId: string, id: string): Promise<CommentTarget | undefined> {
  const row = await db
    .selectFrom('events')
    .select(['title', 'slug', 'state', 'published_time'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      title: row.title,
      slug: row.slug,
      isPublic: row.state === 'PUBLISHED',
      allows: undefined,
      publishedTime: row.published_time,
    }
  );
}
