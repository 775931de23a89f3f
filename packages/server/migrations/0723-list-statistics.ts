import { type Kysely, sql } from 'kysely';

/**
 * How the values of details are spread. Without this the planner takes half a percent for the share of any expression,
 * expects that almost no post may be listed, and reads a whole category instead of the first posts of the index.
 */
const EXPRESSIONS = {
  posts_embargo: "details ->> 'embargoUntil'",
  posts_language: "coalesce(details ->> 'lang', 'vi')",
  posts_on_home: "coalesce(details ->> 'showOnHome', 'true')",
  posts_in_feeds: "coalesce(details ->> 'inRss', 'true')",
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, expression] of Object.entries(EXPRESSIONS))
    await sql`CREATE STATISTICS ${sql.ref(name)} ON (${sql.raw(expression)}) FROM posts`.execute(db);
  await sql`ANALYZE posts`.execute(db);
}
