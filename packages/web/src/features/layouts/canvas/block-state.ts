import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';

/** Why readers do not see a block. */
export type Absence =
  | 'hidden'
  | 'coming'
  | 'over'
  | 'otherLanguage'
  | 'templateOff'
  | 'templateGone'
  | 'tooFew'
  /** Of the record of what readers saw: another one beside each post. */
  | 'perPost';

interface Moment {
  readonly now: Date;
  readonly language: RecordLanguage;
}

/** Undefined for a block that they see. */
export function absenceOf(
  block: LayoutBlock,
  composed: ComposedBlock | undefined,
  templates: LayoutDetail['templates'],
  { now, language }: Moment,
): Absence | undefined {
  const { hidden, startTime, endTime, audienceLang, templateId } = block;
  if (hidden) return 'hidden';
  if (startTime !== null && new Date(startTime) > now) return 'coming';
  if (endTime !== null && new Date(endTime) <= now) return 'over';
  if (audienceLang.length > 0 && !audienceLang.includes(language)) return 'otherLanguage';
  if (composed?.isHidden) return 'tooFew';
  if (composed !== undefined) return isOfEachPost(composed) ? 'perPost' : undefined;
  const template = templates.find(({ id }) => id === templateId);
  if (templateId === null) return undefined;
  if (template === undefined) return 'templateGone';
  return template.isOn ? undefined : 'templateOff';
}

/** The record has no items of such blocks, and does not call them hidden. */
const isOfEachPost = ({ config, items }: ComposedBlock): boolean => config.isRelated && items.length === 0;

export function isBackward({ startTime, endTime }: Pick<LayoutBlock, 'startTime' | 'endTime'>): boolean {
  return startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime);
}
