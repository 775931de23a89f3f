import type { SimilarPost } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { ALIKE, titleSimilarity } from '@toasoan/contract/vocabulary/similar-titles.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { shinglesOf } from '../editing/post-columns.ts';
import { visibleTo } from '../list/visible-posts-view.ts';

/** The newest posts that share a run of syllables are compared; the most similar are returned. */
const LOOKED_AT = 300;
const MOST_LISTED = 5;

interface Similar extends Omit<SimilarPost, 'publishedTime' | 'createTime' | 'score'> {
  readonly publishedTime: Date | null;
  readonly createTime: Date;
}

/** Posts with a similar headline that the person may know of; the product itself knows of all. */
export async function findSimilarPosts(
  db: Db,
  projectId: string,
  actor: PostActor | undefined,
  { title, exceptId }: { readonly title: string; readonly exceptId?: string | undefined },
): Promise<SimilarPost[]> {
  const shingles = shinglesOf(projectId, title);
  if (shingles.length === 0) return [];
  const { rows } = await sql<Similar>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT posts.id, posts.title, posts.state, posts.published_time AS "publishedTime",
      posts.created_by_name AS "createdBy", posts.create_time AS "createTime"
    FROM posts
    WHERE posts.project_id = ${projectId} AND posts.state <> 'TRASHED' AND posts.title_shingles && ${shingles}
      AND posts.id <> ${exceptId ?? '0'} AND ${(actor && visibleTo(actor)) ?? sql`true`}
    ORDER BY posts.update_time DESC, posts.id DESC LIMIT ${sql.lit(LOOKED_AT)}`.execute(db);
  return rows
    .map((row) => ({
      ...row,
      publishedTime: row.publishedTime?.toISOString() ?? null,
      createTime: row.createTime.toISOString(),
      score: titleSimilarity(title, row.title),
    }))
    .filter(({ score }) => score >= ALIKE)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_LISTED);
}
