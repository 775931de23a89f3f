import type { FoundName } from '@toasoan/contract/features/tags/tag.ts';
import { tagNameKey, tagNearKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { foldTagUse } from './tag-use-store.ts';

type Found = Pick<FoundName, 'finding' | 'tag' | 'earlier'>;
const NEW: Found = { finding: 'NEW', tag: null, earlier: null };

/** What adding each name would mean: of several tags that almost have it, the most used one. */
export async function findNames(db: Db, projectId: string, titles: readonly string[]): Promise<FoundName[]> {
  const names = await ownedNames(db, projectId, titles);
  const byName = new Map(names.map((one) => [one.name_key, one.tag]));
  const byNear = new Map(names.map((one) => [one.near_key, one.tag]).reverse() as [string, Found['tag']][]);
  const earlierName = new Map<string, string>();
  const earlierNear = new Map<string, string>();
  return titles.map((title) => {
    const key = tagNameKey(title);
    const near = tagNearKey(title);
    const found =
      findingOf('KNOWN', byName.get(key), earlierName.get(key)) ??
      findingOf('NEAR', byNear.get(near), earlierNear.get(near)) ??
      NEW;
    if (!earlierName.has(key)) earlierName.set(key, title);
    if (!earlierNear.has(near)) earlierNear.set(near, title);
    return { title, ...found };
  });
}

function findingOf(
  finding: 'KNOWN' | 'NEAR',
  tag: Found['tag'] | undefined,
  earlier: string | undefined,
): Found | undefined {
  if (tag) return { finding, tag, earlier: null };
  return earlier === undefined ? undefined : { finding, tag: null, earlier };
}

/** The names of tags that are one of the titles or almost one, those of the most used tags first. */
async function ownedNames(db: Db, projectId: string, titles: readonly string[]) {
  await foldTagUse(db, projectId);
  const rows = await db
    .selectFrom('tag_names')
    .innerJoin('tags', (join) =>
      join.onRef('tags.project_id', '=', 'tag_names.project_id').onRef('tags.id', '=', 'tag_names.tag_id'),
    )
    .select(['name_key', 'near_key', 'tags.id', 'tags.title', 'tags.post_count'])
    .where('tag_names.project_id', '=', projectId)
    .where('near_key', 'in', [...new Set(titles.map(tagNearKey))])
    .orderBy('tags.post_count', 'desc')
    .orderBy('tags.id')
    .execute();
  return rows.map(({ name_key, near_key, id, title, post_count }) => ({
    name_key,
    near_key,
    tag: { id, title, postCount: post_count },
  }));
}
