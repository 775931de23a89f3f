import { TAG_RULE_TEXTS } from '@toasoan/contract/features/tags/tag-rule-texts.ts';
import { tagNameKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { changedBy } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { MovePostsOfTag } from './public.ts';
import { dropNames, takeNames } from './tag-names-store.ts';
import type { TagRow } from './tag-row.ts';
import { retireSlug } from './tag-slug-store.ts';
import { getTag, holdTagImage, lockTags, searchColumns } from './tag-store.ts';

const MAX_ALIASES = 20;

interface Merge {
  readonly id: string;
  readonly version: number;
  readonly intoId: string;
}

/**
 * The merged tag's posts move, its names become aliases of the target, its address redirects.
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET (into itself, too many aliases).
 */
export async function mergeTags(
  db: Db,
  projectId: string,
  merge: Merge,
  by: Actor,
  movePostsOfTag: MovePostsOfTag,
): Promise<{ readonly from: TagRow; readonly before: TagRow; readonly into: TagRow }> {
  await lockTags(db, projectId);
  if (merge.id === merge.intoId) throw ruleNotMet(TAG_RULE_TEXTS, 'MERGE_INTO_ITSELF', 'intoId');
  const from = await getTag(db, projectId, merge.id);
  const before = await getTag(db, projectId, merge.intoId);
  if (from.merged_into_id !== null || before.merged_into_id !== null) throw new AppError('NOT_FOUND');
  checkVersion(from, merge.version);
  const aliases = joinedAliases(before, from);
  if (aliases.length > MAX_ALIASES) throw ruleNotMet(TAG_RULE_TEXTS, 'TOO_MANY_ALIASES', 'intoId');

  await movePostsOfTag(db, projectId, { fromId: from.id, intoId: before.id });
  await dropNames(db, projectId, from.id);
  await closeMergedTag(db, projectId, from, before, by);
  await retireSlug(db, projectId, { id: before.id, slug: from.slug });
  await takeNames(db, projectId, before.id, { title: before.title, aliases });
  await db
    .updateTable('tags')
    .set({
      aliases,
      ...searchColumns(before.title, aliases),
      ...changedBy(before, by),
    })
    .where('project_id', '=', projectId)
    .where('id', '=', before.id)
    .execute();
  return { from, before, into: await getTag(db, projectId, before.id) };
}

function joinedAliases(into: TagRow, from: TagRow): string[] {
  const known = new Set([into.title, ...into.aliases].map(tagNameKey));
  const added = [from.title, ...from.aliases].filter((name) => !known.has(tagNameKey(name)));
  return [...into.aliases, ...added];
}

async function closeMergedTag(
  db: Db,
  projectId: string,
  from: TagRow,
  into: TagRow,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('tags')
    .set({
      merged_into_id: into.id,
      aliases: [],
      image_id: null,
      image_key: null,
      post_count: 0,
      ...changedBy(from, by),
    })
    .where('project_id', '=', projectId)
    .where('id', '=', from.id)
    .execute();
  await holdTagImage(db, projectId, from.id, null);
  // Tags merged into this one earlier now lead to the same target.
  await db
    .updateTable('tags')
    .set({ merged_into_id: into.id })
    .where('project_id', '=', projectId)
    .where('merged_into_id', '=', from.id)
    .execute();
}
