import type { Db } from '#server/core/db/database.ts';
import type { AuditReader } from './audit-reader.ts';

/** Whose rights decide about names. */
export type NameReader = Pick<AuditReader, 'projectId' | 'visitor' | 'actor'>;

export type NamedKind = 'category' | 'tag' | 'project' | 'user' | 'event';
export type NamedIds = Readonly<Record<NamedKind, ReadonlySet<string>>>;
/** Names by kind and id, including deleted records. */
export type Names = Readonly<Record<NamedKind, ReadonlyMap<string, string>>>;

/** The names of the records in a page of the log. */
export async function findNames(
  db: Db,
  { projectId, visitor, actor }: NameReader,
  ids: NamedIds,
): Promise<Names> {
  const categories = await read(ids.category, (some) =>
    db
      .selectFrom('categories')
      .select(['id', 'title as name'])
      .where('project_id', '=', projectId)
      .where('id', 'in', some)
      .execute(),
  );
  const tags = await read(ids.tag, (some) =>
    db
      .selectFrom('tags')
      .select(['id', 'title as name'])
      .where('project_id', '=', projectId)
      .where('id', 'in', some)
      .execute(),
  );
  const projects = await read(ids.project, (some) =>
    db
      .selectFrom('projects')
      .select(['id', 'name'])
      .where('id', 'in', some)
      // Others than SUPPER_ADMIN know their own active projects.
      .$if(!visitor.roles.includes('SUPPER_ADMIN'), (query) =>
        query
          .where('status', '=', 'ENABLE')
          .where('id', 'in', (eb) =>
            eb.selectFrom('project_members').select('project_id').where('user_id', '=', actor.userId),
          ),
      )
      .execute(),
  );
  const users = await read(ids.user, (some) =>
    db.selectFrom('users').select(['id', 'display_name as name']).where('id', 'in', some).execute(),
  );
  const events = await read(ids.event, (some) =>
    db
      .selectFrom('events')
      .select(['id', 'title as name'])
      .where('project_id', '=', projectId)
      .where('id', 'in', some)
      .execute(),
  );
  return { category: categories, tag: tags, project: projects, user: users, event: events };
}

async function read(
  ids: ReadonlySet<string>,
  find: (ids: string[]) => Promise<{ readonly id: string; readonly name: string }[]>,
): Promise<Map<string, string>> {
  if (ids.size === 0) return new Map();
  return new Map((await find([...ids])).map(({ id, name }) => [id, name]));
}
