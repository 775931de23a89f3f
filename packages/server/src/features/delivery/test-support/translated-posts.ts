import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';

const SITE_LANGUAGES = ['vi', 'en', 'fr', 'ar'];

/** The site of a newsroom in four languages, where French readers get English for want of French. */
export async function inFourLanguages(db: Db, projectId: string): Promise<void> {
  const settings = [{ lang: 'fr', name: '', fallback: 'en' }];
  await sql`UPDATE projects SET languages = ${SITE_LANGUAGES}, language_settings = ${JSON.stringify(settings)}
    WHERE id = ${projectId}`.execute(db);
}

export interface InLanguage {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Public posts: an original and its translations, by language. */
export async function translatedPosts(
  db: Db,
  room: Newsroom,
  languages: readonly string[],
): Promise<Readonly<Record<string, InLanguage>>> {
  const { id, slug, title } = await room.postIn('PUBLISHED', room.author);
  const found: Record<string, InLanguage> = { vi: { id, slug, title } };
  for (const lang of languages) {
    const post = await room.postIn('PUBLISHED', room.author, { lang: lang as 'en' });
    await sql`UPDATE posts SET translation_of = ${id} WHERE id = ${post.id}`.execute(db);
    found[lang] = { id: post.id, slug: post.slug, title: post.title };
  }
  return found;
}
