import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { MenuPosition } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import type { RecordController } from './record-controller.ts';
import { changesOnly, draftHolds, type Holds, isSame, leavesTheRecord, unless } from './record-invariants.ts';
import type { RecordKind } from './record-shot.ts';

export const MENUS: RecordKind = {
  table: 'menus',
  entity: 'menu',
  versions: { table: 'menu_versions', owner: 'menu_id', order: 'number' },
};

const HOUR_MS = 3_600_000;
const POSITIONS: readonly MenuPosition[] = ['MAIN', 'TOP', 'MOBILE', 'FOOTER', 'USER'];
const HOLDS = draftHolds('items');
const SWAP = ['draft', 'swap_items', 'swap_start', 'swap_end'];

const swapsTheDraft: Holds = ({ outcome, before: { record: was }, after: { record: is } }) =>
  unless(
    outcome !== 'ok' || isSame(is?.swap_items, was?.draft ?? was?.items),
    'something else than the draft is planned',
  );
const endsTheSwap: Holds = ({ outcome, before: { record: was }, after: { record: is } }) =>
  unless(
    outcome !== 'ok' || (is?.swap_items === null && isSame(is.draft, was?.draft ?? was?.swap_items)),
    'what was planned is lost',
  );

/** People who arrange menus at random through the calls of the product. */
export async function writeMenus(controller: RecordController, count: number): Promise<void> {
  const { choices } = controller;
  const create = async () => {
    const body = {
      title: `Menu ${choices.words(2)}`,
      position: choices.one(POSITIONS),
      ...(choices.chance(0.3) && { code: `menu-${choices.upTo(8)}` }),
      ...(choices.chance(0.3) && { lang: 'en' }),
      ...(choices.chance(0.3) && { display: randomDisplay(controller) }),
    };
    const made = { by: controller.person(), endpoint: menuEndpoints.create, input: { body }, holds: [] };
    await controller.noteNew(await controller.write('0', made));
  };
  const change = async (verb: 'discard' | 'publish' | 'unschedule') => {
    const { id, version } = await controller.one();
    const holds = {
      discard: HOLDS.discards,
      publish: HOLDS.publishes,
      unschedule: [changesOnly(...SWAP), endsTheSwap],
    }[verb];
    const input = { body: { id, version } };
    await controller.write(id, { by: controller.person(), endpoint: menuEndpoints[verb], input, holds });
  };
  for (let index = 0; index < 4; index += 1) await create();
  await controller.make(count, [
    [8, create],
    [14, () => update(controller)],
    [28, () => draft(controller)],
    [22, () => change('publish')],
    [5, () => change('discard')],
    [5, () => restore(controller)],
    [8, () => schedule(controller)],
    [5, () => change('unschedule')],
    [5, () => bulk(controller)],
    [4, () => copy(controller)],
    [3, () => remove(controller)],
  ]);
}

async function update(controller: RecordController): Promise<void> {
  const { choices } = controller;
  const { id, version } = await controller.one();
  const body = choices.one([
    { id, version, title: `Menu ${choices.words(3)}` },
    { id, version, code: `menu-${choices.upTo(8)}` },
    { id, version, position: choices.one(POSITIONS) },
    { id, version, display: randomDisplay(controller) },
  ]);
  const named = Object.keys(body).slice(2);
  await controller.write(id, {
    by: controller.person(),
    endpoint: menuEndpoints.update,
    input: { body },
    holds: [changesOnly(...named, 'search_text')],
  });
}

async function draft(controller: RecordController): Promise<void> {
  const { id, version } = await controller.one();
  const input = { body: { id, version, items: randomItems(controller) } };
  const endpoint = menuEndpoints.draft;
  const by = controller.person();
  await controller.write(id, { by, endpoint, input, holds: HOLDS.keepsDraft, isSilent: true });
}

async function restore(controller: RecordController): Promise<void> {
  const { id, version, shot } = await controller.one();
  const number = 1 + controller.choices.upTo(shot.versions.length + 1);
  const input = { body: { id, version, number } };
  const endpoint = menuEndpoints.restore;
  await controller.write(id, { by: controller.person(), endpoint, input, holds: HOLDS.restores(number) });
}

async function schedule(controller: RecordController): Promise<void> {
  const { choices } = controller;
  const { id, version } = await controller.one();
  const start = Date.now() + HOUR_MS * choices.upTo(9);
  const body = {
    id,
    version,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + HOUR_MS * (choices.upTo(9) - 1)).toISOString(),
  };
  const holds = [changesOnly(...SWAP), swapsTheDraft];
  const endpoint = menuEndpoints.schedule;
  await controller.write(id, { by: controller.person(), endpoint, input: { body }, holds });
}

async function bulk(controller: RecordController): Promise<void> {
  const { id } = await controller.one();
  const action = controller.choices.one(['enable', 'disable', 'disable', 'delete'] as const);
  const input = { body: { action, ids: [id] } };
  const holds = [changesOnly('status')];
  await controller.write(id, { by: controller.person(), endpoint: menuEndpoints.bulk, input, holds });
}

async function copy(controller: RecordController): Promise<void> {
  const { id } = await controller.one();
  const input = { body: { id, lang: controller.choices.one(['en', 'fr', 'vi']) } };
  const holds = [leavesTheRecord];
  const made = { by: controller.person(), endpoint: menuEndpoints.copy, input, holds };
  await controller.noteNew(await controller.write(id, made));
}

async function remove(controller: RecordController): Promise<void> {
  if (controller.ids.length < 3) return;
  const { id } = await controller.one();
  const made = { by: controller.person(), endpoint: menuEndpoints.remove, input: { params: { id } } };
  await controller.write(id, { ...made, holds: [] });
}

function randomDisplay({ choices, newsroom }: RecordController): Display {
  const categoryIds = [choices.chance(0.1) ? '999999999' : choices.one(newsroom.categoryIds)];
  return choices.one<Display>([
    { mode: 'OFF' },
    { mode: 'CUSTOM', patterns: [`/the-loai-${choices.upTo(5)}*`] },
    { mode: 'CATEGORY', categoryIds, includePosts: choices.chance(0.5) },
  ]);
}

/** Some are not ready for readers, and some are no tree at all. */
function randomItems({ choices, newsroom }: RecordController): MenuItem[] {
  const ids: string[] = [];
  return Array.from({ length: choices.upTo(6) }, (_, index): MenuItem => {
    const id = choices.chance(0.03) ? 'muc0' : `muc00${index}`;
    const above = ids.length > 0 && choices.chance(0.4) ? choices.one(ids) : null;
    ids.push(id);
    const blank = blankItem(id, choices.chance(0.03) ? 'khongco' : above);
    const title = choices.chance(0.06) ? '' : choices.words(2);
    const record = { title: '', hidden: choices.chance(0.2) };
    return choices.one<MenuItem>([
      { ...blank, title, linkType: 'URL', url: `/muc-${choices.upTo(20)}` },
      { ...blank, title, badge: 'Mới' },
      { ...blank, ...record, linkType: 'category', targetId: choices.one(newsroom.categoryIds) },
      { ...blank, ...record, linkType: 'tag', targetId: choices.one(newsroom.tagIds) },
    ]);
  });
}
