import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import { pageLockEndpoints } from '@toasoan/contract/features/pages/lock/lock-endpoints.ts';
import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { PAGE_STATES, type PageState } from '@toasoan/contract/features/pages/workflow/page-states.ts';
import { pageTransitionsOf } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Choices } from './random-draft.ts';
import { finishedDraft } from './random-draft.ts';
import type { RecordController } from './record-controller.ts';
import { changesOnly, type Holds, leavesTheRecord, unless } from './record-invariants.ts';
import type { RecordKind, RecordShot } from './record-shot.ts';

export const PAGES: RecordKind = {
  table: 'pages',
  entity: 'page',
  versions: { table: 'page_versions', owner: 'page_id', order: 'no' },
  follows: ['path', 'position', 'parent_id'],
};

const WORKFLOW = [
  'state',
  'state_time',
  'state_reason',
  'state_before_trash',
  'published_time',
  'ever_published',
];
const ADDRESS = ['slug', 'slug_is_manual', 'path', 'parent_id', 'position'];

/** A saved version exists for every version that a save has made. */
const keepsItsVersion: Holds = ({ outcome, after: { record, versions } }) =>
  unless(outcome !== 'ok' || versions.at(-1)?.no === record?.version, 'no version was kept');
const keepsItsState: Holds = ({ outcome, before, after }) =>
  unless(
    outcome !== 'ok' || WORKFLOW.every((name) => before.record?.[name] === after.record?.[name]),
    'a save changed the state',
  );

function goesAllowedWays(to: PageState): Holds {
  return ({ outcome, before, after }) => {
    if (outcome !== 'ok') return [];
    const ways = pageTransitionsOf(
      { permissions: ['page.edit'] } as unknown as Parameters<typeof pageTransitionsOf>[0],
      factsOf(before),
    );
    return [
      ...unless(
        ways.some((way) => way.to === to),
        `there is no way from ${before.record?.state} to ${to}`,
      ),
      ...unless(after.record?.state === to, `it is ${after.record?.state} and not ${to}`),
    ];
  };
}

const factsOf = ({ record }: RecordShot) => ({
  state: record?.state as PageState,
  stateBeforeTrash: (record?.state_before_trash ?? null) as PageState | null,
});

/** Looks at the whole tree: an address is its place, and one that readers knew is the page's for good. */
export function watchTree(db: Db, projectId: string): () => Promise<string[]> {
  const known = new Map<string, string>();
  return async () => {
    const { rows: pages } = await sql<PlacedPage>`
      SELECT page.id::text, page.path, page.state = 'PUBLISHED' AS "isPublic",
        concat_ws('/', above.path, page.slug) AS place
      FROM pages AS page LEFT JOIN pages AS above ON above.project_id = page.project_id AND above.id = page.parent_id
      WHERE page.project_id = ${projectId} AND page.state <> 'TRASHED'`.execute(db);
    const { rows: owners } = await sql<{ path: string; id: string }>`
      SELECT path, id::text FROM pages WHERE project_id = ${projectId}
      UNION ALL SELECT slug, entity_id::text FROM slug_redirects WHERE project_id = ${projectId} AND entity = 'page'`.execute(
      db,
    );
    const faults = pages.flatMap(({ id, path, place }) =>
      unless(path === place, `${id} is at ${path} below ${place}`),
    );
    for (const { id, path, isPublic } of pages) if (isPublic) known.set(path, id);
    const ownerOf = Map.groupBy(owners, ({ path }) => path);
    for (const [path, id] of known) {
      const ids = new Set(ownerOf.get(path)?.map((one) => one.id));
      faults.push(...unless(ids.has(id) && ids.size === 1, `${path} was of ${id} and is of ${[...ids]}`));
    }
    return faults;
  };
}

interface PlacedPage {
  readonly id: string;
  readonly path: string;
  readonly isPublic: boolean;
  readonly place: string;
}

/** People who write static pages at random through the calls of the product. */
export async function writePages(controller: RecordController, count: number): Promise<void> {
  const create = async () => {
    const body = randomPage(controller, controller.choices.chance(0.7));
    const made = { by: controller.person(), endpoint: pageEndpoints.create, input: { body }, holds: [] };
    await controller.noteNew(await controller.write('0', made));
  };
  for (let index = 0; index < 5; index += 1) await create();
  await controller.make(count, [
    [10, create],
    [28, () => update(controller)],
    [26, () => transition(controller)],
    [4, () => undoPublish(controller)],
    [10, () => reorder(controller)],
    [5, () => autosave(controller)],
    [5, () => restoreVersion(controller)],
    [4, () => review(controller)],
    [3, () => copy(controller)],
    [4, () => remove(controller)],
    [4, () => presence(controller)],
  ]);
}

async function update(controller: RecordController): Promise<void> {
  const { id, version } = await controller.one();
  const by = controller.person();
  const editingSession = controller.choices.chance(0.5) ? by.editingSession : undefined;
  const body = { ...randomPage(controller, false), id, version, editingSession };
  const holds = [keepsItsVersion, keepsItsState];
  await controller.write(id, { by, endpoint: pageEndpoints.update, input: { body }, holds });
}

async function transition(controller: RecordController): Promise<void> {
  const { choices } = controller;
  const { id, version, shot } = await controller.one();
  const state = shot.record?.state;
  const likely = state === 'PUBLISHED' ? 'UNPUBLISHED' : state === 'TRASHED' ? 'DRAFT' : 'PUBLISHED';
  const to = choices.chance(0.75) ? likely : choices.one(PAGE_STATES);
  const input = { params: { id }, body: { version, to, reason: 'Quy chế đã thay đổi.' } };
  const holds = [goesAllowedWays(to), changesOnly(...WORKFLOW, ...ADDRESS, 'search_words')];
  await controller.write(id, { by: controller.person(), endpoint: pageEndpoints.transition, input, holds });
}

async function undoPublish(controller: RecordController): Promise<void> {
  const { id, version } = await controller.one();
  const holds = [changesOnly(...WORKFLOW)];
  const input = { params: { id }, body: { version } };
  await controller.write(id, { by: controller.person(), endpoint: pageEndpoints.undoPublish, input, holds });
}

async function reorder(controller: RecordController): Promise<void> {
  const { choices, ids } = controller;
  const { id, version } = await controller.one();
  const parentId = choices.chance(0.4) ? null : choices.one(ids);
  const beforeId = choices.chance(0.7) ? null : choices.one(ids);
  const input = { body: { id, version, parentId, beforeId } };
  const holds = [changesOnly(...ADDRESS, 'search_words')];
  await controller.write(id, { by: controller.person(), endpoint: pageEndpoints.reorder, input, holds });
}

async function autosave(controller: RecordController): Promise<void> {
  const by = controller.person();
  const { id, version } = await controller.one();
  const { editingSession } = by;
  const draft = randomPage(controller, false);
  const input = { body: { pageId: id, editingSession, baseVersion: version, draft } };
  const holds = [leavesTheRecord];
  await controller.write(id, { by, endpoint: pageEndpoints.autosave, input, holds });
}

async function restoreVersion(controller: RecordController): Promise<void> {
  const { id, version } = await controller.one();
  const no = 1 + controller.choices.upTo(version);
  const input = { params: { id }, body: { version, no } };
  const holds = [keepsItsVersion, keepsItsState];
  const endpoint = pageVersionEndpoints.restore;
  await controller.write(id, { by: controller.person(), endpoint, input, holds });
}

async function review(controller: RecordController): Promise<void> {
  const { id, version } = await controller.one();
  const next = controller.choices.one([null, '2027-03-01', '2027-09-01']);
  const holds = [
    changesOnly('reviewed_time', 'reviewed_by_id', 'reviewed_by_name', 'review_date', 'details'),
  ];
  const input = { params: { id }, body: { version, next } };
  await controller.write(id, { by: controller.person(), endpoint: pageEndpoints.review, input, holds });
}

async function copy(controller: RecordController): Promise<void> {
  const { id } = await controller.one();
  const input = { params: { id }, body: {} };
  const made = { by: controller.person(), endpoint: pageEndpoints.copy, input, holds: [leavesTheRecord] };
  await controller.noteNew(await controller.write(id, made));
}

async function remove(controller: RecordController): Promise<void> {
  const isPurge = controller.choices.chance(0.5);
  const { id, version } = await controller.one();
  const input = {
    params: { id },
    query: isPurge ? { purge: 'true' as const } : {},
    headers: { 'if-match': `"${version}"` },
  };
  const holds = isPurge ? [] : [goesAllowedWays('TRASHED')];
  await controller.write(id, { by: controller.person(), endpoint: pageEndpoints.remove, input, holds });
}

async function presence(controller: RecordController): Promise<void> {
  const by = controller.person();
  const { id } = await controller.one();
  const { editingSession } = by;
  const isLeaving = controller.choices.chance(0.5);
  const holds = [leavesTheRecord];
  if (isLeaving) {
    const input = { params: { id }, body: { editingSession } };
    await controller.write(id, { by, endpoint: pageLockEndpoints.leave, input, holds });
    return;
  }
  const input = { params: { id }, body: { editingSession, wants: 'write' as const, place: 'title' } };
  await controller.write(id, { by, endpoint: pageLockEndpoints.presence, input, holds });
}

type Field = (controller: RecordController) => PageDraft;

const FIELDS: readonly Field[] = [
  ({ choices }) => ({ title: choices.chance(0.1) ? '' : `Trang ${choices.words(3)}` }),
  ({ choices }) => ({ slug: choices.chance(0.1) ? 'tim-kiem' : `trang-${choices.upTo(12)}` }),
  ({ choices, ids }) => ({ parentId: choices.chance(0.3) || ids.length === 0 ? null : choices.one(ids) }),
  ({ choices }) => ({
    excerpt: `Dẫn ${choices.words(6)}.`,
    keywords: choices.some(['tòa soạn', 'quy chế'], 2),
  }),
  ({ choices, newsroom }) => contentOf(newsroom, choices),
  ({ choices }) => ({ template: choices.one(['DEFAULT', 'CONTACT', 'RULES'] as const) }),
  ({ choices }) => ({ lang: choices.one(['vi', 'vi', 'en'] as const) }),
  ({ choices }) => ({ menuShow: choices.chance(0.5), noindex: choices.chance(0.5) }),
  // None of the project's sidebars: it is refused.
  ({ choices }) => ({ sidebarId: choices.chance(0.3) ? '999999999' : null }),
  ({ choices, newsroom }) => ({
    cover: choices.chance(0.3) ? null : { mediaId: choices.one(newsroom.mediaIds), caption: 'Bìa', alt: '' },
  }),
];

const contentOf = (newsroom: RecordController['newsroom'], choices: Choices): PageDraft => {
  const { content } = finishedDraft(newsroom, choices);
  return { ...(content && { content }) };
};

/** One to three fields; a finished one can be published. */
function randomPage(controller: RecordController, isFinished: boolean): PageDraft {
  const { choices, newsroom } = controller;
  const fields = Array.from({ length: 1 + choices.upTo(3) }, () => choices.one(FIELDS));
  const finished = isFinished && { title: `Trang ${choices.words(3)}`, ...contentOf(newsroom, choices) };
  return Object.assign({}, ...fields.map((field) => field(controller)), finished);
}
