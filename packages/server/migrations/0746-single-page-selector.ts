import { type Kysely, sql } from 'kysely';

/** Definitions of templates say where the whole article is on one page: those that are stored name none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const none = sql`'{"singlePageSelector": ""}'::jsonb`;
  await sql`UPDATE parser_templates SET draft = ${none} || draft`.execute(db);
  await sql`UPDATE parser_template_versions SET definition = ${none} || definition`.execute(db);
}
