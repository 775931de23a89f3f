import { sql } from 'kysely';
import { isPublicPost } from '#server/features/posts/public.ts';
import type { SiteReading } from '../reading.ts';

interface Listed {
  readonly post_id: string;
  readonly category_id: string;
}

/** The categories of the public post at an address. */
export async function listedIn({ db, site, now }: SiteReading, slug: string): Promise<readonly Listed[]> {
  const { rows } = await sql<Listed>`
    SELECT posts.id::text AS post_id, listed.category_id::text
    FROM posts JOIN post_categories AS listed ON listed.project_id = posts.project_id AND listed.post_id = posts.id
    WHERE posts.project_id = ${site.projectId} AND posts.slug = ${slug} AND ${isPublicPost(now)}`.execute(db);
  return rows;
}
