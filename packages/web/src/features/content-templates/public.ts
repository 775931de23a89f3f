export { BlockView } from './preview/block-view.tsx';
export { ReasonChip } from './preview/reason-chip.tsx';
export { TemplateBlock } from './preview/template-block.tsx';
export { templateList } from './template-queries.ts';
export { templateSearch } from './template-search.ts';
