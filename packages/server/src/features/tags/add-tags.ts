import type { TagKind } from '@toasoan/contract/features/tags/tag.ts';
import { tagNameKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { findByNames } from './tag-names-store.ts';
import type { TagRow } from './tag-row.ts';
import { insertTag, lockTags } from './tag-store.ts';

interface TagNames {
  readonly titles: readonly string[];
  readonly kind?: TagKind | undefined;
}

/** Creates the tags that do not exist yet; the others, and repeats within the list, are skipped. */
export async function addTags(
  db: Db,
  projectId: string,
  names: TagNames,
  by: Actor,
): Promise<{ readonly created: TagRow[]; readonly skipped: string[] }> {
  await lockTags(db, projectId);
  const known = new Set((await findByNames(db, projectId, names.titles)).keys());
  const created: TagRow[] = [];
  const skipped: string[] = [];
  for (const title of names.titles) {
    const key = tagNameKey(title);
    if (known.has(key)) {
      skipped.push(title);
      continue;
    }
    known.add(key);
    created.push(await insertTag(db, projectId, { title, kind: names.kind }, by));
  }
  return { created, skipped };
}
