import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import type {
  CategoryWords,
  TemplateWords,
} from '@toasoan/contract/features/translations/sources/field-sources.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Found<Words> {
  readonly title: string;
  readonly lang: string;
  readonly isPublic: boolean;
  readonly time: Date;
  readonly words: Words;
}

export async function findCategoryWords(
  db: Db,
  projectId: string,
  id: string,
): Promise<Found<CategoryWords> | undefined> {
  const { rows } = await sql<Found<CategoryWords>>`
    SELECT categories.title, projects.default_lang AS lang, categories.status = 'ENABLE' AS "isPublic",
      categories.update_time AS time,
      json_build_object('title', categories.title, 'description', categories.description,
        'seoTitle', categories.seo_title, 'seoDescription', categories.seo_description) AS words
    FROM categories JOIN projects ON projects.id = categories.project_id
    WHERE categories.project_id = ${projectId} AND categories.id = ${id} AND categories.deleted_time IS NULL`.execute(
    db,
  );
  return rows[0];
}

/** What readers get of a menu; its draft where they have never got it. */
export async function findMenuWords(
  db: Db,
  projectId: string,
  id: string,
): Promise<Found<readonly MenuItem[]> | undefined> {
  const { rows } = await sql<Found<readonly MenuItem[]>>`
    SELECT title, lang, status = 'ENABLE' AND published_number > 0 AS "isPublic", update_time AS time,
      CASE WHEN published_number > 0 THEN items ELSE coalesce(draft, items) END AS words
    FROM menus WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  return rows[0];
}

/** The wording of a block in the language of its project, or the Vietnamese one that stands for all. */
export async function findTemplateWords(
  db: Db,
  projectId: string,
  id: string,
): Promise<Found<TemplateWords> | undefined> {
  const wording = (name: string) => {
    const kept = sql`content_templates.config->${sql.lit(name)}`;
    return sql`coalesce(${kept}->>projects.default_lang, ${kept}->>'vi', '')`;
  };
  const { rows } = await sql<Found<TemplateWords>>`
    SELECT content_templates.title,
      CASE WHEN content_templates.config->'heading' ? projects.default_lang THEN projects.default_lang
        ELSE 'vi' END AS lang,
      content_templates.status = 'ENABLE' AS "isPublic", content_templates.update_time AS time,
      json_build_object('heading', ${wording('heading')}, 'subHeading', ${wording('subHeading')}) AS words
    FROM content_templates JOIN projects ON projects.id = content_templates.project_id
    WHERE content_templates.project_id = ${projectId} AND content_templates.id = ${id}`.execute(db);
  return rows[0];
}
