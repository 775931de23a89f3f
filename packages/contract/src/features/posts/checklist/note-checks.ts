import type { PostCheck } from './check-facts.ts';

/** What colleagues ask for before the text goes on. */
export const NOTE_CHECKS: readonly PostCheck[] = [
  {
    code: 'NOTE_MUST_FIX_OPEN',
    field: 'notes',
    level: 'hard',
    beforeForward: true,
    isMet: ({ mustFixNotes }) => mustFixNotes === 0,
    text: {
      vi: 'Còn ghi chú phải sửa chưa xong: {found}.',
      en: 'Must-fix notes are still open: {found}.',
    },
    found: ({ mustFixNotes }) => mustFixNotes,
  },
];
