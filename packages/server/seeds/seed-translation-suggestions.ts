import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { insertOrVote } from '#server/features/translation-suggestions/suggestion-store.ts';
import { PARAGRAPHS, SUGGESTIONS, TRANSLATED_TITLE } from './demo-translation-suggestions.ts';

const HOUR = 3_600_000;

interface SeedOptions {
  readonly now: Date;
  readonly by: Actor;
}

/** What readers say about one English text, in every state. A translation that is there already is taken as it is. */
export async function seedTranslationSuggestions(
  db: Db,
  projectId: string,
  { now, by }: SeedOptions,
): Promise<void> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title', '=', TRANSLATED_TITLE)
    .executeTakeFirst();
  if (post === undefined) return;
  const translationId = await translationOf(db, projectId, post.id, by);
  const segments = await db
    .selectFrom('translation_segments')
    .select(['id', 'source_text'])
    .where('project_id', '=', projectId)
    .where('translation_id', '=', translationId)
    .execute();
  for (const one of SUGGESTIONS) {
    const paragraph = PARAGRAPHS[one.at];
    if (paragraph === undefined) continue;
    const sent = new Date(now.getTime() - one.hoursAgo * HOUR);
    const { id } = await insertOrVote(
      db,
      projectId,
      {
        translation_id: translationId,
        segment_id: segments.find(({ source_text }) => source_text === paragraph.source)?.id ?? null,
        source_lang: 'vi',
        lang: 'en',
        page_url: 'https://toasoan.local/en/ao-dai-di-lam-moi-thu-hai',
        page_title: PARAGRAPHS[0]?.target ?? TRANSLATED_TITLE,
        source_text: paragraph.source,
        seen_text: paragraph.target,
        suggested_text: paragraph.target.replace(one.old, one.fresh),
        reason: one.reason,
        origin: one.origin ?? 'READER',
        suggester_name: one.name ?? '',
        suggester_email: one.email ?? '',
      },
      `demo-${one.hoursAgo}`,
    );
    await db
      .updateTable('translation_suggestions')
      .set({
        votes: one.votes,
        create_time: sent,
        update_time: sent,
        state: one.state,
        reply_text: one.reply ?? '',
        ...(one.state !== 'NEW' && {
          handled_by_name: by.displayName,
          handled_time: new Date(sent.getTime() + HOUR),
        }),
      })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .execute();
  }
}

async function translationOf(db: Db, projectId: string, sourceId: string, by: Actor): Promise<string> {
  const [title] = PARAGRAPHS;
  const added = await db
    .insertInto('translations')
    .values({
      project_id: projectId,
      kind: 'POST',
      source_id: sourceId,
      source_lang: 'vi',
      lang: 'en',
      source_title: title?.source ?? '',
      target_title: title?.target ?? '',
      is_source_public: true,
      state: 'MT_DONE',
      total: PARAGRAPHS.length,
      machine: PARAGRAPHS.length,
      record_id: null,
      ...createdBy(by),
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'kind', 'source_id', 'lang']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return await knownTranslation(db, projectId, sourceId);
  await db
    .insertInto('translation_segments')
    .values(
      PARAGRAPHS.map(({ key, role, source, target }, position) => ({
        project_id: projectId,
        translation_id: added.id,
        position,
        key,
        role,
        source_text: source,
        target_text: target,
        machine_text: target,
        memory_score: null,
        origin: 'ENGINE' as const,
        state: 'MT_ONLY' as const,
        previous_source: null,
        score: null,
        updated_by_id: null,
      })),
    )
    .execute();
  return added.id;
}

async function knownTranslation(db: Db, projectId: string, sourceId: string): Promise<string> {
  const { id } = await db
    .selectFrom('translations')
    .select('id')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'POST')
    .where('source_id', '=', sourceId)
    .where('lang', '=', 'en')
    .executeTakeFirstOrThrow();
  return id;
}
