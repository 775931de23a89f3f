import type { LayoutUpdate } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { checkBlockConfig, findTemplateConfigs } from '#server/features/content-templates/public.ts';
import { namesLivingTargets } from '#server/features/display-modes/public.ts';
import { isSame, type LayoutRow } from './layout-row.ts';
import { layoutRuleNotMet } from './layout-rule-not-met.ts';

/** @throws for what a draft must not hold; what it held before may be gone since. */
export async function checkDraft(
  db: Db,
  projectId: string,
  { display, blocks }: Pick<LayoutUpdate, 'display' | 'blocks'>,
  before?: LayoutRow,
): Promise<void> {
  if (display && !isSame(display, before?.display) && !(await namesLivingTargets(db, projectId, display)))
    throw layoutRuleNotMet('TARGET_UNKNOWN', 'display');
  if (blocks) await checkBlocks(db, projectId, blocks, before?.blocks ?? []);
}

async function checkBlocks(
  db: Db,
  projectId: string,
  blocks: readonly LayoutBlock[],
  before: readonly LayoutBlock[],
): Promise<void> {
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length)
    throw layoutRuleNotMet('BLOCK_TWICE', 'blocks');
  if (blocks.some(({ templateId, config }) => (templateId === null) === (config === null)))
    throw layoutRuleNotMet('BLOCK_WITHOUT_CONTENT', 'blocks');
  const isBackward = ({ startTime, endTime }: LayoutBlock) =>
    startTime !== null && endTime !== null && new Date(endTime) <= new Date(startTime);
  if (blocks.some(isBackward)) throw layoutRuleNotMet('BLOCK_ENDS_BEFORE_START', 'blocks');
  const known = new Set(before.map(({ templateId }) => templateId));
  const fresh = [...new Set(blocks.flatMap(({ templateId }) => templateId ?? []))].filter(
    (id) => !known.has(id),
  );
  if (fresh.length === 0) return;
  const living = await findTemplateConfigs(db, projectId, fresh);
  if (living.size < fresh.length) throw layoutRuleNotMet('TEMPLATE_UNKNOWN', 'blocks');
}

/** Settings of their own follow the rules of templates: HTML for system administrators, names that people may know. */
export async function checkOwnConfigs(
  call: Pick<TransactionCall, 'db' | 'projectId' | 'caller'>,
  blocks: readonly LayoutBlock[] = [],
  before?: LayoutRow,
): Promise<void> {
  for (const { id, config } of blocks) {
    const known = before?.blocks.find((block) => block.id === id)?.config ?? undefined;
    if (config && !isSame(config, known)) await checkBlockConfig(call, config, known);
  }
}

/** What is scheduled reaches readers by itself: only people who may publish change it. */
export function checkMayChange({ caller }: Pick<TransactionCall, 'caller'>, before: LayoutRow): void {
  if (before.publish_at !== null && !caller.permissionsHere.includes('layout.publish'))
    throw layoutRuleNotMet('IS_SCHEDULED', 'id');
}
