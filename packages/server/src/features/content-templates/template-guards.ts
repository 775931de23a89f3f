import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { namesLivingRecords } from './config-names-view.ts';
import { type TemplateRow, wholeConfig } from './template-row.ts';
import { configAfter, placesOf, type TemplateBody, templateRuleNotMet } from './template-store.ts';

type Who = Pick<TransactionCall, 'db' | 'projectId' | 'caller'>;

/** HTML reaches readers as it is written: only system administrators may write any. */
export function checkMarkup({ caller }: Who, after: BlockConfig, before?: BlockConfig): void {
  const isHtml = after.type === 'HTML' || before?.type === 'HTML';
  if (isHtml && caller.role !== 'SUPPER_ADMIN') throw templateRuleNotMet('HTML_IS_RESERVED', 'type');
}

/** Readers would see the change at once, which is as much as publishing a layout. */
export function checkLive({ caller }: Who, { uses }: TemplateRow): void {
  const live = uses.filter(({ isLive }) => isLive);
  if (live.length > 0 && !caller.permissionsHere.includes('layout.publish'))
    throw templateRuleNotMet('IS_LIVE', 'id', { places: placesOf(live) });
}

/** @throws for what the person must not write, or names without knowing it. */
export async function checkTemplateBody(who: Who, body: TemplateBody, before?: TemplateRow): Promise<void> {
  if (before) checkLive(who, before);
  await checkBlockConfig(who, configAfter(body, before), before && wholeConfig(before.config));
}

/** The same for the settings of one block alone. */
export async function checkBlockConfig(who: Who, after: BlockConfig, before?: BlockConfig): Promise<void> {
  checkMarkup(who, after, before);
  if (!(await namesLivingRecords(who.db, who.projectId, who.caller, after, before)))
    throw templateRuleNotMet('TERM_UNKNOWN', 'query');
}
