import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import {
  type BlockConfig,
  PLAIN_QUERY,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import type { RecordController } from './record-controller.ts';
import { changesOnly, type Holds, isSame } from './record-invariants.ts';
import type { RecordKind, Row } from './record-shot.ts';

export const TEMPLATES: RecordKind = { table: 'content_templates', entity: 'contentTemplate' };

/** Settings that are columns of their own. */
const COLUMN_OF: Readonly<Record<string, string>> = { type: 'block_type', sourceMode: 'source_mode' };

/** A change of settings changes those it names and no other. */
function changesSettings(names: readonly string[]): Holds {
  return ({ outcome, before, after }) => {
    if (outcome !== 'ok' || before.record === null || after.record === null) return [];
    const [was, is] = [before.record.config as Row, after.record.config as Row];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => !names.includes(name) && !isSame(was[name], is[name]))
      .map((name) => `the setting ${name} was changed too`);
  };
}

/** People who change content templates at random through the calls of the product. */
export async function writeTemplates(controller: RecordController, count: number): Promise<void> {
  const create = async () => {
    const body = { title: `Mẫu ${controller.choices.words(2)}`, ...randomConfig(controller) };
    const made = { by: controller.person(), endpoint: contentTemplateEndpoints.create, input: { body } };
    await controller.noteNew(await controller.write('0', { ...made, holds: [] }));
  };
  for (let index = 0; index < 4; index += 1) await create();
  await controller.make(count, [
    [12, create],
    [50, () => update(controller)],
    [10, () => rename(controller)],
    [8, () => bulk(controller)],
    [3, () => remove(controller)],
  ]);
}

async function update(controller: RecordController): Promise<void> {
  const { id, version } = await controller.one();
  const change = Object.assign({}, randomConfig(controller), randomConfig(controller));
  const names = Object.keys(change);
  const columns = names.map((name) => COLUMN_OF[name] ?? name);
  await controller.write(id, {
    by: controller.person(),
    endpoint: contentTemplateEndpoints.update,
    input: { body: { id, version, ...change } },
    holds: [changesOnly('config', ...columns), changesSettings(names)],
  });
}

async function rename(controller: RecordController): Promise<void> {
  const { choices, newsroom } = controller;
  const { id, version } = await controller.one();
  const body = choices.one([
    { id, version, title: `Mẫu ${choices.words(3)}` },
    { id, version, code: `mau-${choices.upTo(6)}` },
    { id, version, imageId: choices.chance(0.3) ? null : choices.one([...newsroom.mediaIds, '999999999']) },
  ]);
  await controller.write(id, {
    by: controller.person(),
    endpoint: contentTemplateEndpoints.update,
    input: { body },
    holds: [changesOnly('title', 'search_text', 'code', 'image_id', 'image_key')],
  });
}

async function bulk(controller: RecordController): Promise<void> {
  const { id } = await controller.one();
  const action = controller.choices.one(['enable', 'disable', 'disable', 'delete'] as const);
  const input = { body: { action, ids: [id] } };
  const holds = [changesOnly('status')];
  const endpoint = contentTemplateEndpoints.bulk;
  await controller.write(id, { by: controller.person(), endpoint, input, holds });
}

async function remove(controller: RecordController): Promise<void> {
  if (controller.ids.length < 3) return;
  const { id } = await controller.one();
  const made = { by: controller.person(), endpoint: contentTemplateEndpoints.remove };
  await controller.write(id, { ...made, input: { params: { id } }, holds: [] });
}

/** One setting; some contradict others, and are refused. */
function randomConfig({ choices, newsroom }: RecordController): Partial<BlockConfig> {
  return choices.one<Partial<BlockConfig>>([
    { type: choices.one(['NEWS_GROUP', 'LATEST', 'MOST_READ', 'HTML'] as const) },
    { heading: { vi: choices.words(2), en: 'Latest' } },
    { headingLink: choices.chance(0.2) ? 'javascript:alert(1)' : `/chuyen-muc/muc-${choices.upTo(9)}` },
    { sourceMode: choices.one(['AUTO', 'MANUAL', 'MIXED'] as const) },
    {
      query: { ...PLAIN_QUERY, categoryIds: choices.some(newsroom.categoryIds, 3), days: choices.upTo(400) },
    },
    { limit: choices.upTo(55), minItems: choices.upTo(8) },
    { pinned: [{ postId: String(1 + choices.upTo(9)), slot: 1 + choices.upTo(9), until: null }] },
    { html: `<p onclick="x()">${choices.words(4)}</p><script>1</script>` },
    {
      showExcerpt: choices.chance(0.5),
      requireImage: choices.chance(0.5),
      cacheSeconds: choices.upTo(3_600),
    },
  ]);
}
