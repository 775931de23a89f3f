import type { PostCheck } from './check-facts.ts';

/** Somebody has to say yes or no to what is suggested before the text goes on. */
export const SUGGESTION_CHECKS: readonly PostCheck[] = [
  {
    code: 'SUGGESTIONS_OPEN',
    field: 'suggestions',
    level: 'hard',
    beforeForward: true,
    isMet: ({ openSuggestions }) => openSuggestions === 0,
    text: {
      vi: 'Còn đề xuất sửa chưa duyệt: {found}.',
      en: 'Suggested changes are still open: {found}.',
    },
    found: ({ openSuggestions }) => openSuggestions,
  },
];
