import type { SegmentState } from '@toasoan/contract/features/translations/translation-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { aPost } from './a-post.ts';

interface Paragraph {
  readonly source: string;
  readonly target: string;
  readonly state?: SegmentState;
  readonly isLocked?: boolean;
}

interface TranslatedOptions {
  readonly title?: string;
  readonly lang?: string;
  readonly isPublic?: boolean;
}

/** A post with its translation, public by default. @returns the ids of posts, translation and segments, in order. */
export async function aTranslatedPost(
  db: Db,
  projectId: string,
  paragraphs: readonly Paragraph[],
  { title = 'Gặp nghệ nhân', lang = 'en', isPublic = true }: TranslatedOptions = {},
) {
  const sourceId = await aPost(db, projectId, { title, state: 'PUBLISHED' });
  const postId = await aPost(db, projectId, {
    title: `${title} (${lang})`,
    state: isPublic ? 'PUBLISHED' : 'DRAFT',
  });
  await db
    .updateTable('posts')
    .set({ translation_of: sourceId })
    .where('project_id', '=', projectId)
    .where('id', '=', postId)
    .execute();
  const { id: translationId } = await db
    .insertInto('translations')
    .values({
      project_id: projectId,
      kind: 'POST',
      source_id: sourceId,
      source_lang: 'vi',
      lang,
      source_title: title,
      target_title: `${title} (${lang})`,
      is_source_public: true,
      state: 'EDITED',
      total: paragraphs.length,
      record_id: postId,
      is_public: isPublic,
      created_by_name: 'Hệ thống',
      created_by_id: null,
      updated_by_name: 'Hệ thống',
      updated_by_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const segments = await db
    .insertInto('translation_segments')
    .values(
      paragraphs.map(({ source, target, state = 'MT_ONLY', isLocked = false }, position) => ({
        project_id: projectId,
        translation_id: translationId,
        position,
        key: `content.${position}`,
        role: 'PARAGRAPH' as const,
        source_text: source,
        target_text: target,
        machine_text: target,
        memory_score: null,
        previous_source: null,
        state,
        is_locked: isLocked,
        score: null,
        updated_by_id: null,
      })),
    )
    .returning('id')
    .execute();
  return { sourceId, postId, translationId, segmentIds: segments.map(({ id }) => id) };
}
