import { runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import type { CheckChoices, CheckTrial } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { tidyChoices } from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { readPost } from '../post-detail-view.ts';
import { checkFactsOf, type PostRecord } from '../post-record.ts';

/** Runs choices that nobody made yet over the newest public posts. */
export async function previewSettings(
  db: Db,
  projectId: string,
  { choices, posts: most }: { readonly choices: CheckChoices; readonly posts: number },
): Promise<CheckTrial> {
  const chosen = tidyChoices(choices);
  const failures = new Map<string, { id: string; title: string }[]>();
  const ids = await newestPublic(db, projectId, most);
  for (const id of ids) {
    const post = await readPost(db, projectId, id);
    const settings = { ...post.settings, ...chosen } as PostRecord['settings'];
    const facts = checkFactsOf({ ...post, settings }, post.published_time ?? new Date());
    for (const { check, isMet } of runChecks(facts, settings)) {
      if (isMet) continue;
      failures.set(check.code, [...(failures.get(check.code) ?? []), { id, title: post.title }]);
    }
  }
  return { looked: ids.length, failures: [...failures].map(([code, posts]) => ({ code, posts })) };
}

async function newestPublic(db: Db, projectId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts WHERE project_id = ${projectId} AND state = 'PUBLISHED'
    ORDER BY published_time DESC, id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
