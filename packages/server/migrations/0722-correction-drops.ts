import { type Kysely, sql } from 'kysely';

/**
 * A correction and the post it corrects name each other: a change of one, its publication above all, drops the page of
 * the other. Before, readers of the corrected post saw the correction when its kept page grew old.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION delivery_keys_of_post(project bigint, post bigint, facets text[]) RETURNS text[]
    LANGUAGE sql STABLE AS $$
      SELECT ARRAY['post-' || post, 'posts-' || project]
        || ARRAY(SELECT 'category-' || category_id FROM post_categories WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT 'tagged-' || tag_id FROM post_tags WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT 'post-' || post_id FROM post_corrections
          WHERE project_id = project AND correction_post_id = post)
        || ARRAY(SELECT 'post-' || correction_post_id FROM post_corrections
          WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT replace(substr(facet, length(project::text) + 2), 'account:', 'naming-')
          FROM unnest(facets) AS facet WHERE starts_with(facet, project || ':account:'))
        || ARRAY(SELECT replace(substr(facet, length(project::text) + 2), 'event:', 'about-')
          FROM unnest(facets) AS facet WHERE starts_with(facet, project || ':event:'))
        || ARRAY(SELECT 'clock-' || project FROM posts
          WHERE project_id = project AND id = post AND (details ? 'embargoUntil' OR published_time > now()))
    $$`.execute(db);
}
