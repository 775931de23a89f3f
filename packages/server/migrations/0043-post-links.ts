import { type Kysely, sql } from 'kysely';

/**
 * Categories (including the main one) and tags of a post, in the order given. The main category is kept here and
 * not in `posts`, so moving a category's posts writes links only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_categories (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      category_id bigint NOT NULL,
      position smallint NOT NULL,
      is_main boolean NOT NULL,
      PRIMARY KEY (project_id, post_id, category_id),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE,
      FOREIGN KEY (project_id, category_id) REFERENCES categories (project_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX post_categories_of_category ON post_categories (project_id, category_id, post_id)`.execute(
    db,
  );
  await sql`
    CREATE UNIQUE INDEX post_main_category ON post_categories (project_id, post_id) INCLUDE (category_id)
    WHERE is_main`.execute(db);
  await sql`
    CREATE TABLE post_tags (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      tag_id bigint NOT NULL,
      position smallint NOT NULL,
      PRIMARY KEY (project_id, post_id, tag_id),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE,
      FOREIGN KEY (project_id, tag_id) REFERENCES tags (project_id, id)
    )`.execute(db);
  await sql`CREATE INDEX post_tags_of_tag ON post_tags (project_id, tag_id, post_id)`.execute(db);
}
