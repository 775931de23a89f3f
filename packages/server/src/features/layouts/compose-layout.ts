import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { REGIONS } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type BlockPlace,
  type BlockToFill,
  fillBlocks,
  findTemplateConfigs,
  type PostReads,
  type TemplateConfig,
} from '#server/features/content-templates/public.ts';

type Seen = Pick<LayoutBlock, 'hidden' | 'startTime' | 'endTime' | 'audienceLang'>;

/** Whether readers of a language see a block at a moment. */
function isShownAt(
  { hidden, startTime, endTime, audienceLang }: Seen,
  { now, language }: Pick<BlockPlace, 'now' | 'language'>,
): boolean {
  if (hidden) return false;
  if (startTime !== null && new Date(startTime) > now) return false;
  if (endTime !== null && new Date(endTime) <= now) return false;
  return audienceLang.length === 0 || audienceLang.some((one) => one === language);
}

/** A block that readers see at a place, with its settings. */
export interface ShownBlock extends BlockToFill {
  readonly block: LayoutBlock;
  /** Absent for settings of its own. */
  readonly template: TemplateConfig | undefined;
}

/** In the order of the regions. Blocks of templates that are off or gone are left out. */
export async function findShownBlocks(
  db: Db,
  place: BlockPlace,
  blocks: readonly LayoutBlock[],
): Promise<ShownBlock[]> {
  const shown = REGIONS.flatMap((region) =>
    blocks.filter((block) => block.region === region && isShownAt(block, place)),
  );
  const ids = shown.flatMap(({ templateId }) => templateId ?? []);
  const templates = await findTemplateConfigs(db, place.projectId, ids);
  return shown.flatMap((block) => {
    const template = block.templateId === null ? undefined : templates.get(block.templateId);
    const config = template === undefined ? block.config : template.isOn ? template.config : null;
    return config === null ? [] : [{ key: block.id, block, config, template }];
  });
}

/** Every block that readers see at a place, filled. Five statements, whatever the number of blocks. */
export async function composeBlocks(
  db: Db,
  place: BlockPlace,
  blocks: readonly LayoutBlock[],
  reads?: PostReads,
): Promise<ComposedBlock[]> {
  const shown = await findShownBlocks(db, place, blocks);
  const filled = await fillBlocks(db, place, shown, reads);
  return shown.map(({ key, block, config, template }) => ({
    id: key,
    region: block.region,
    templateCode: template?.code ?? '',
    templateTitle: template?.title ?? '',
    config,
    items: filled.get(key)?.items ?? [],
    isHidden: filled.get(key)?.isHidden ?? true,
  }));
}
