import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';

/** A block of a template that every reader sees. */
export const aLayoutBlock = (templateId: string, over: Partial<LayoutBlock> = {}): LayoutBlock => ({
  id: `khoi-${templateId}`,
  region: 'main',
  templateId,
  config: null,
  hidden: false,
  startTime: null,
  endTime: null,
  audienceLang: [],
  ...over,
});
