import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { wireFeatures } from '#server/app/wire-features.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

/** Every call of the product. */
export const ENDPOINTS: readonly Endpoint[] = wireFeatures({
  secretBox: createSecretBox({ current: 'any' }),
  now: () => new Date(),
}).map(({ endpoint }) => endpoint);

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

export function needsProject({ access }: Endpoint): boolean {
  return access.token === 'full' && AREA_RULES[access.area].needProject;
}

type Thing = 'project' | 'user' | 'tag' | 'category' | 'post' | 'session';

/** What stands where an address has `{id}`: something there is, so that a call let through would do harm. */
export type Things = Readonly<Record<Thing, string>>;

const THING_OF_PATH: readonly [RegExp, Thing][] = [
  [/sessions/, 'session'],
  [/users?\//, 'user'],
  [/project/, 'project'],
  [/tags?\//, 'tag'],
  [/categor/, 'category'],
  [/posts?\//, 'post'],
];

/** Without these a call would be refused for another reason than the one under test. */
const NEEDED_QUERY: Readonly<Record<string, (things: Things) => string>> = {
  'POST /admin/user/updateTick/{id}': () => 'tick=true',
  'GET /admin/user/why': () => 'area=posts',
  'GET /admin/tag/similar': () => 'title=gió',
  'GET /admin/post/autosave/list': ({ post }) => `postId=${post}`,
  'DELETE /admin/autosaves/{editingSession}': ({ post }) => `postId=${post}`,
};

const EDITING_SESSION = 'mot-phien-dang-viet';

/** The path with what it names, without its query. */
export function pathOf({ path }: Endpoint, things: Things): string {
  const [, thing] = THING_OF_PATH.find(([pattern]) => pattern.test(path)) ?? [];
  const id = thing === undefined ? '' : things[thing];
  return path.replace('{id}', id).replace('{editingSession}', EDITING_SESSION);
}

export function queryOf(endpoint: Endpoint, things: Things): string {
  return NEEDED_QUERY[nameOf(endpoint)]?.(things) ?? '';
}

export interface Newsroom {
  readonly project: string;
  /** Has a row of every kind, none of which belongs to `project`. */
  readonly foreignProject: string;
  readonly archivedProject: string;
  readonly things: Things;
  readonly foreignThings: Things;
  /** SUPPER_ADMIN: let into every call, so that nothing but the input can be refused. */
  readonly headers: Readonly<Record<string, string>>;
  /** ADMIN of `project` and of the archived one. */
  readonly admin: Person;
}

export async function aNewsroom(server: TestServer, now: Date): Promise<Newsroom> {
  const { db } = server;
  const project = await aProject(db);
  const foreignProject = await aProject(db);
  const archivedProject = await aProject(db, { status: 'DISABLED' });
  const chief = await aPerson(db, { role: 'SUPPER_ADMIN' });
  const headers = await signIn(db, chief, { project, at: now });
  await signIn(db, chief, { at: now });
  return {
    project,
    foreignProject,
    archivedProject,
    things: await thingsIn(server, project, headers, chief),
    foreignThings: await thingsIn(server, foreignProject, { ...headers, 'project-id': foreignProject }),
    headers,
    admin: await aPerson(db, { role: 'ADMIN', projects: [project, archivedProject] }),
  };
}

/** A row of every kind; the session is one of `owner`, by default of the person made here. */
async function thingsIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
  owner?: Person,
): Promise<Things> {
  const { db } = server;
  const person = await aPerson(db, { projects: [project] });
  await signIn(db, person);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', (owner ?? person).userId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const tag = await server.ask(tagEndpoints.create, { body: { title: 'Gió mùa' }, headers });
  const category = await server.ask(categoryEndpoints.create, { body: { title: 'Đời sống' }, headers });
  const createdBy = { userId: person.userId, displayName: person.displayName };
  const post = await aPost(db, project, { title: 'Chợ nổi', createdBy });
  return { project, user: person.userId, tag: tag.id, category: category.id, post, session: session.id };
}
