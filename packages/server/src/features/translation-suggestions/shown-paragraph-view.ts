import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import type { Db } from '#server/core/db/database.ts';

/** The translation that readers get under a post of its own; undefined for every other post. */
export async function findShownTranslation(db: Db, projectId: string, postId: string) {
  return await db
    .selectFrom('translations')
    .innerJoin('posts', (join) =>
      join
        .onRef('posts.project_id', '=', 'translations.project_id')
        .onRef('posts.id', '=', 'translations.record_id'),
    )
    .select(['translations.id', 'translations.lang', 'translations.source_lang', 'posts.title'])
    .where('posts.project_id', '=', projectId)
    .where('posts.id', '=', postId)
    .where('posts.translation_of', 'is not', null)
    .where('posts.state', '=', 'PUBLISHED')
    .where('translations.kind', '=', 'POST')
    .where('translations.is_public', '=', true)
    .executeTakeFirst();
}

/** The segment of a translation that a page shows like this; blanks, line breaks and marks make no difference. */
export async function findShownParagraph(db: Db, projectId: string, translationId: string, said: string) {
  const rows = await db
    .selectFrom('translation_segments')
    .select(['id', 'source_text', 'target_text'])
    .where('project_id', '=', projectId)
    .where('translation_id', '=', translationId)
    .where('target_text', '<>', '')
    .orderBy('position')
    .execute();
  const wanted = formOf(said);
  return rows.find(({ target_text }) => formOf(withoutTags(target_text)) === wanted);
}

function formOf(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00A0]+/g, '');
}
