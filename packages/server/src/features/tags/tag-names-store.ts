import { ownAliases, tagNameKey, tagNearKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

interface Names {
  readonly title: string;
  readonly aliases: readonly string[];
}

/**
 * Gives a tag its title and aliases, replacing the ones it had.
 * The caller holds the project's lock on tags.
 * @throws TITLE_TAKEN, ALIAS_TAKEN when a name belongs to another living tag.
 */
export async function takeNames(db: Db, projectId: string, tagId: string, names: Names): Promise<string[]> {
  const aliases = ownAliases(names.title, names.aliases);
  const titleKey = tagNameKey(names.title);
  const owned = [names.title, ...aliases];
  const keys = owned.map(tagNameKey);
  const taken = await db
    .selectFrom('tag_names')
    .select('name_key')
    .where('project_id', '=', projectId)
    .where('name_key', 'in', keys)
    .where('tag_id', '!=', tagId)
    .execute();
  const takenKeys = taken.map((row) => row.name_key);
  if (takenKeys.includes(titleKey)) throw new AppError('TITLE_TAKEN', { field: 'title' });
  const index = aliases.findIndex((alias) => takenKeys.includes(tagNameKey(alias)));
  if (index >= 0) throw new AppError('ALIAS_TAKEN', { field: `aliases.${index}` });
  await dropNames(db, projectId, tagId);
  await db
    .insertInto('tag_names')
    .values(
      owned.map((name, position) => ({
        project_id: projectId,
        name_key: tagNameKey(name),
        tag_id: tagId,
        is_alias: position > 0,
        near_key: tagNearKey(name),
      })),
    )
    .execute();
  return aliases;
}

export async function dropNames(db: Db, projectId: string, tagId: string): Promise<void> {
  await db.deleteFrom('tag_names').where('project_id', '=', projectId).where('tag_id', '=', tagId).execute();
}

/** Tags that own one of the names, by name key. */
export async function findByNames(
  db: Db,
  projectId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('tag_names')
    .select(['name_key', 'tag_id'])
    .where('project_id', '=', projectId)
    .where('name_key', 'in', names.map(tagNameKey))
    .execute();
  return new Map(rows.map((row) => [row.name_key, row.tag_id]));
}
