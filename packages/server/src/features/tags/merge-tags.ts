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

/** A tag of its own may have as many. */
const MAX_ALIASES = 20;

interface Merge {
  readonly from: readonly { readonly id: string; readonly version: number }[];
  readonly intoId: string;
}

interface Merged {
  readonly from: readonly TagRow[];
  readonly before: TagRow;
  readonly into: TagRow;
}

/**
 * The posts of the merged tags move, their names become aliases of the target, their addresses redirect: all or none.
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET (into itself, too many aliases).
 */
export async function mergeTags(
  db: Db,
  projectId: string,
  merge: Merge,
  by: Actor,
  movePostsOfTag: MovePostsOfTag,
): Promise<Merged> {
  await lockTags(db, projectId);
  if (merge.from.some(({ id }) => id === merge.intoId))
    throw ruleNotMet(TAG_RULE_TEXTS, 'MERGE_INTO_ITSELF', 'intoId');
  const before = await getTag(db, projectId, merge.intoId);
  if (before.merged_into_id !== null) throw new AppError('NOT_FOUND');
  const from: TagRow[] = [];
  for (const named of merge.from) from.push(await closeTag(db, projectId, named, before, by, movePostsOfTag));
  const aliases = from.reduce((known, tag) => joinedAliases(before.title, known, tag), before.aliases);
  if (aliases.length > MAX_ALIASES) throw ruleNotMet(TAG_RULE_TEXTS, 'TOO_MANY_ALIASES', 'intoId');
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

/** Ends one merged tag, and returns what it was. A tag that is named twice is no longer there the second time. */
async function closeTag(
  db: Db,
  projectId: string,
  named: Merge['from'][number],
  into: TagRow,
  by: Actor,
  movePostsOfTag: MovePostsOfTag,
): Promise<TagRow> {
  const tag = await getTag(db, projectId, named.id);
  if (tag.merged_into_id !== null) throw new AppError('NOT_FOUND');
  checkVersion(tag, named.version);
  await movePostsOfTag(db, projectId, { fromId: tag.id, intoId: into.id });
  await dropNames(db, projectId, tag.id);
  await closeMergedTag(db, projectId, tag, into, by);
  await retireSlug(db, projectId, { id: into.id, slug: tag.slug });
  return tag;
}

function joinedAliases(title: string, aliases: readonly string[], from: TagRow): string[] {
  const known = new Set([title, ...aliases].map(tagNameKey));
  const added = [from.title, ...from.aliases].filter((name) => !known.has(tagNameKey(name)));
  return [...aliases, ...added];
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
