import { sql } from 'kysely';
import { readerName } from '#server/features/accounts/public.ts';
import type { SectionMappings } from '#server/features/source-categories/public.ts';

const OF_SECTION = sql`source_links AS link
  WHERE link.project_id = section.project_id AND link.source_category_id = section.id AND link.status = 'ENABLE'`;

/** What takes the texts of a section, for the list of sections. */
export const sectionLinks: Omit<SectionMappings, 'addLink'> = {
  isMapped: sql`EXISTS (SELECT FROM ${OF_SECTION})`,
  links: sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('linkId', taken.id::text, 'name', taken.name)
      ORDER BY taken.priority DESC, taken.id)
    FROM (
      SELECT link.id, link.priority, coalesce(
        (SELECT title FROM categories WHERE project_id = link.project_id AND id = link.category_id),
        (SELECT title FROM tags WHERE project_id = link.project_id AND id = link.tag_id),
        (SELECT ${readerName('author')} FROM users AS author WHERE author.id = link.user_id), '') AS name
      FROM ${OF_SECTION}
    ) AS taken), '[]')`,
  async countLinks(db, projectId, sectionId) {
    const { rows } = await db
      .selectFrom('source_links')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .where('project_id', '=', projectId)
      .where('source_category_id', '=', sectionId)
      .executeTakeFirstOrThrow();
    return Number(rows);
  },
};
