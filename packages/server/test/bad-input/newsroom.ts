import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { wireFeatures } from '#server/app/wire-features.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import { addHandOver } from '#server/features/posts/assignment/hand-over-store.ts';
import { keepVersion } from '#server/features/posts/history/post-version-store.ts';
import { keepPending } from '#server/features/posts/pending/keep-pending.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import { startTask } from '#server/features/tasks/public.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { NO_FOREIGN_PAGES } from '#test/no-pages.ts';
import type { TestServer } from '#test/test-server.ts';
import { commentsIn } from './comments-in.ts';
import { CONTEST_PATHS, CONTEST_QUERIES, type ContestThing, contestsIn } from './contest-things.ts';
import { EVENT_QUERIES, type EventThing, eventThingsIn } from './event-things.ts';
import { GLOSSARY_PATHS, GLOSSARY_QUERIES, type GlossaryThing, glossaryIn } from './glossary-in.ts';
import { libraryIn } from './library-in.ts';
import {
  MACHINE_TRANSLATION_PATHS,
  type MachineTranslationThing,
  machineTranslationIn,
} from './machine-translation-things.ts';
import {
  PAGE_SETTING_PATHS,
  PAGE_SETTING_QUERIES,
  type PageSettingThing,
  pageSettingsIn,
} from './page-setting-things.ts';
import { type Paper, papersIn } from './papers-in.ts';
import { ACCOUNT_PATHS, ACCOUNT_QUERIES, type AccountThing, accountsIn } from './profiled-accounts.ts';
import {
  QUIET_PERIOD,
  ROYALTY_PATHS,
  ROYALTY_QUERIES,
  type RoyaltyThing,
  royaltiesIn,
} from './royalties-in.ts';
import { WORDING_PATHS, type WordingThing, wordingsIn } from './wordings-in.ts';

/** Every call of the product. */
export const ENDPOINTS: readonly Endpoint[] = wireFeatures({
  secretBox: createSecretBox({ current: 'any' }),
  rooms: roomAddresses('any'),
  safeFetch: createSafeFetch({ allowedHosts: [] }),
  live: { open: () => Promise.reject(new Error('Only listed')) },
  now: () => new Date(),
  storage: new DiskStorage(''),
  scratch: new Scratch(''),
  images: openImageProcess(),
  ...NO_FOREIGN_PAGES,
}).map(({ endpoint }) => endpoint);

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

export function needsProject({ access }: Endpoint): boolean {
  return access.token === 'full' && AREA_RULES[access.area].needProject;
}

type Thing =
  | Paper
  | ContestThing
  | WordingThing
  | RoyaltyThing
  | GlossaryThing
  | MachineTranslationThing
  | 'project'
  | 'user'
  | AccountThing
  | 'tag'
  | 'category'
  | 'internalLink'
  | PageSettingThing
  | 'post'
  | EventThing
  | 'note'
  | 'handOver'
  | 'media'
  | 'mediaFolder'
  | 'mediaRecall'
  | 'mediaCollection'
  | 'mediaTemplate'
  | 'comment'
  | 'commentBan'
  | 'secondLook'
  | 'session'
  | 'task';

/** Values of `{id}` in an address. The things exist, so a call that passes by mistake would do harm. */
export type Things = Readonly<Record<Thing, string>>;

const THING_OF_PATH: readonly [RegExp, Thing][] = [
  ...CONTEST_PATHS,
  ...ROYALTY_PATHS,
  ...GLOSSARY_PATHS,
  ...MACHINE_TRANSLATION_PATHS,
  [/comment\/ban/, 'commentBan'],
  [/comment\/secondLook/, 'secondLook'],
  [/comment\//, 'comment'],
  [/media-folder/, 'mediaFolder'],
  [/media-collection/, 'mediaCollection'],
  [/media-template/, 'mediaTemplate'],
  [/media\/recall\/undo/, 'mediaRecall'],
  [/media(-files)?\//, 'media'],
  ...ACCOUNT_PATHS,
  [/sessions/, 'session'],
  [/internal-link(s|\/detail)/, 'internalLink'],
  ...PAGE_SETTING_PATHS,
  [/users?\//, 'user'],
  [/project/, 'project'],
  [/event\/coverage\/(update|take)|event-coverage/, 'coverage'],
  [/event\/feed|event-feeds/, 'eventFeed'],
  [/events?\//, 'event'],
  [/tags?\//, 'tag'],
  [/categor/, 'category'],
  [/task/, 'task'],
  [/takedown/, 'takedown'],
  [/correction-request/, 'correctionRequest'],
  [/data-request/, 'dataRequest'],
  [/webhook/, 'webhook'],
  [/admin\/translation\//, 'translation'],
  ...WORDING_PATHS,
  [/api-key/, 'apiKey'],
  [/correction/, 'correction'],
  [/saved-view/, 'savedView'],
  [/note\/(update|resolve|reopen|remove)/, 'note'],
  [/handOver\/undo/, 'handOver'],
  [/posts?\/|royalty|internal-link\/inbound/, 'post'],
];

/** Without these a call would be refused for a reason that is not under test. */
const NEEDED_QUERY: Readonly<Record<string, (things: Things) => string>> = {
  ...EVENT_QUERIES,
  ...PAGE_SETTING_QUERIES,
  ...ROYALTY_QUERIES,
  ...GLOSSARY_QUERIES,
  ...CONTEST_QUERIES,
  'POST /admin/user/updateTick/{id}': () => 'tick=true',
  ...ACCOUNT_QUERIES,
  'GET /admin/user/why': () => 'area=posts',
  'GET /admin/post/whyAction/{id}': () => 'action=read',
  'GET /admin/saved-view/list': () => 'list=posts',
  'GET /admin/post/calendar': () => 'from=2026-11-01&to=2026-11-30',
  'GET /admin/post/publish-points': ({ post }) => `ids=${post}`,
  'GET /admin/media/byIds': ({ media }) => `id=${media}`,
  'GET /admin/media/usesByIds': ({ media }) => `id=${media}`,
  'GET /admin/media/known': () => `checksum=${'a'.repeat(64)}`,
  'GET /admin/translation/of-record': ({ publicPost }) => `kind=POST&sourceId=${publicPost}`,
  'GET /admin/tag/similar': () => 'title=gió',
  'GET /admin/post/similar': () => 'title=gió',
  'GET /admin/correction/list': ({ publicPost }) => `postId=${publicPost}`,
  'GET /admin/post/autosave/list': ({ post }) => `postId=${post}`,
  'DELETE /admin/autosaves/{editingSession}': ({ post }) => `postId=${post}`,
};

const EDITING_SESSION = 'mot-phien-dang-viet';

/** The file of each case; of any other a correction request's. */
const FILES_OF: Readonly<Partial<Record<keyof Things, keyof Things>>> = {
  takedown: 'takedownFile',
  dataRequest: 'dataRequestFile',
  parserSource: 'parserSourceFile',
};

/** The path with its ids, without its query. */
export function pathOf({ path }: Endpoint, things: Things): string {
  const [, thing] = THING_OF_PATH.find(([pattern]) => pattern.test(path)) ?? [];
  const id = thing === undefined ? '' : things[thing];
  return path
    .replace('{id}', id)
    .replace('{no}', '1')
    .replace('{period}', QUIET_PERIOD)
    .replace('{fileId}', things[(thing && FILES_OF[thing]) ?? 'requestFile'])
    .replace('{deliveryId}', things.webhookDelivery)
    .replace('{segmentId}', things.translationSegment)
    .replace('{editingSession}', EDITING_SESSION)
    .replace('{uploadId}', 'mot-tep-dang-tai-len')
    .replace('{runId}', things.crawlRun);
}

export function queryOf(endpoint: Endpoint, things: Things): string {
  return NEEDED_QUERY[nameOf(endpoint)]?.(things) ?? '';
}

export interface Newsroom {
  readonly project: string;
  /** Has a row of every kind; none belongs to `project`. */
  readonly foreignProject: string;
  readonly archivedProject: string;
  readonly things: Things;
  readonly foreignThings: Things;
  /** SUPPER_ADMIN may make every call, so only the input can be refused. */
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
  const admin = await aPerson(db, { role: 'ADMIN', projects: [project, archivedProject] });
  const foreignHeaders = { ...headers, 'project-id': foreignProject };
  return {
    project,
    foreignProject,
    archivedProject,
    things: await thingsIn(server, project, headers, { giver: admin, owner: chief }),
    foreignThings: await thingsIn(server, foreignProject, foreignHeaders, { giver: admin }),
    headers,
    admin,
  };
}

/**
 * A row of every kind. The session and the task belong to `owner`, by default the person made here. `giver` has handed
 * work over, in the project of others too: only the project rule keeps them from taking it back.
 */
async function thingsIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
  { giver, owner }: { readonly giver: Person; readonly owner?: Person },
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
  const internalLink = await server.ask(internalLinkEndpoints.create, {
    body: { keyword: 'gió mùa', targetId: tag.id },
    headers,
  });
  const createdBy = { userId: person.userId, displayName: person.displayName };
  const task = await startTask(db, {
    kind: 'post-export',
    title: 'Bài đã xuất bản',
    payload: { format: 'csv', filters: {}, language: 'vi' },
    userId: (owner ?? person).userId,
    projectId: project,
  });
  const post = await aPost(db, project, { title: 'Chợ nổi', createdBy, state: 'PUBLISHED' });
  // Versions to read, and pending changes.
  const found = await readPost(db, project, post);
  await keepVersion(db, project, { after: found, kind: 'publish', by: createdBy });
  await keepPending(db, project, found, { excerpt: 'Họp từ sớm.' }, { kind: 'save', by: createdBy });
  const aNote = { postId: post, kind: 'COMMENT', text: 'Chợ này đã dời đi.' } as const;
  const note = await server.ask(noteEndpoints.create, { body: aNote, headers });
  const moved = [{ id: post, version: found.version, text: '', watchedById: null, watchedByName: '' }];
  const handing = { fromId: giver.userId, toId: person.userId, text: '', moved };
  return {
    ...(await papersIn(server, project, headers)),
    ...(await royaltiesIn(server, project, headers)),
    ...(await glossaryIn(server, headers)),
    ...(await libraryIn(server, project, headers)),
    ...(await accountsIn(server, headers)),
    ...(await commentsIn(server, project, { post, headers })),
    ...(await eventThingsIn(server, headers)),
    ...(await pageSettingsIn(server, headers)),
    ...(await wordingsIn(server, project, headers)),
    ...(await machineTranslationIn(server, headers)),
    ...(await contestsIn(server, project, headers)),
    project,
    user: person.userId,
    tag: tag.id,
    category: category.id,
    internalLink: internalLink.id,
    post,
    note: note.id,
    handOver: await addHandOver(db, project, handing),
    session: session.id,
    task,
  };
}
