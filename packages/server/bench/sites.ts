import type { ProductDatabase } from '#server/app/product-database.ts';
import { callerQuery, findCaller } from '#server/core/auth/caller-view.ts';
import { hashToken } from '#server/core/auth/token.ts';
import { postActor } from '#server/features/posts/public.ts';
import { SITES } from './newsroom/fill-newsroom.ts';
import { bareStatement, compiler } from './scenarios/compile.ts';
import type { Place, Terms } from './scenarios/scenarios.ts';
import type { BareStatement } from './sides/bare-side.ts';

/** A project of the bench with one signed-in person. */
export interface Site {
  readonly place: Place;
  readonly headers: Readonly<Record<string, string>>;
  /** The session look-up that begins every call. */
  readonly session: BareStatement;
}

const DETAILS = 500;

/** The large site and the small one. */
export async function sitesFor(
  database: ProductDatabase,
  token: string,
): Promise<[large: Site, small: Site]> {
  const [large, small] = SITES;
  return [await siteFor(database, large.projectId, token), await siteFor(database, small.projectId, token)];
}

export async function siteFor({ db }: ProductDatabase, projectId: string, token: string): Promise<Site> {
  const caller = await findCaller(db, token, projectId);
  return {
    place: {
      projectId,
      actor: postActor(caller),
      postIds: await somePosts(db, projectId),
      terms: await termsOf(db, projectId),
    },
    headers: { authorization: `Bearer ${token}`, 'project-id': projectId, 'accept-language': 'vi' },
    session: bareStatement(callerQuery(compiler, hashToken(token), projectId).compile()),
  };
}

/** Ids from the whole site, the same in every run. */
async function somePosts(db: ProductDatabase['db'], projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy((eb) => eb.fn('md5', [eb.cast<string>('id', 'text')]))
    .limit(DETAILS)
    .execute();
  return rows.map(({ id }) => id);
}

async function termsOf(db: ProductDatabase['db'], projectId: string): Promise<Terms> {
  const ofTable = (table: 'categories' | 'tags') =>
    db
      .selectFrom(table)
      .select('id')
      .where('project_id', '=', projectId)
      .orderBy('post_count', 'desc')
      .orderBy('id')
      .execute();
  const [categories, tags] = [await ofTable('categories'), await ofTable('tags')];
  return { categoryIds: categories.map(({ id }) => id), tagIds: tags.map(({ id }) => id) };
}
