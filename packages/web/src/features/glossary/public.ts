export type { ApprovalSlotProps } from './approval-slot.ts';
export { GlossaryPage } from './glossary-page.tsx';
export { glossarySearch } from './glossary-queries.ts';
export { languageOptions, pairWords } from './glossary-words.ts';
