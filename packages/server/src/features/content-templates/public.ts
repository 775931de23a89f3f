export { findConfigNames, type NameReader } from './config-names-view.ts';
export type { BlockPlace, BlockToFill, ExpectedPosts, PostReads } from './filling/block-place.ts';
export {
  type BlockCandidates,
  fillBlocks,
  findBlockCandidates,
  isHidden,
  type PlacedBlock,
  placeBlocks,
  placeCandidates,
} from './filling/fill-blocks.ts';
export { sanitizeMarkup } from './sanitize-markup.ts';
export { findTemplateConfigs, type TemplateConfig } from './template-configs-view.ts';
export { checkBlockConfig } from './template-guards.ts';
export { settledConfig, templateImageRefs, templateStore } from './template-store.ts';
export type { TemplateUses } from './template-uses.ts';
