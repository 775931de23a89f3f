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
  | 'tooFew';

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
  if (composed !== undefined) return composed.isHidden ? 'tooFew' : undefined;
  const template = templates.find(({ id }) => id === templateId);
  if (templateId === null) return undefined;
  if (template === undefined) return 'templateGone';
  return template.isOn ? undefined : 'templateOff';
}

export function isBackward({ startTime, endTime }: Pick<LayoutBlock, 'startTime' | 'endTime'>): boolean {
  return startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime);
}
