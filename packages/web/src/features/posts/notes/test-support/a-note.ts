import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { NoteAnchor } from '@toasoan/contract/features/posts/notes/note-anchor.ts';

export const TEXTS = ['Giá xăng tăng 450 đồng từ chiều nay.', 'Người dân xếp hàng từ sớm.'] as const;

export function aNote(changes: Partial<PostNote> = {}): PostNote {
  return {
    id: '11',
    parentId: null,
    kind: 'NOTE',
    text: 'Cần dẫn nguồn.',
    mentions: [],
    mustFix: false,
    mustFixBy: changes.mustFix ? { userId: '9', name: 'Lê Biên Tập' } : null,
    anchor: null,
    quote: changes.anchor?.text ?? '',
    saysFixed: false,
    fixedBy: null,
    author: { userId: '9', name: 'Lê Biên Tập' },
    makeTime: '2026-11-20T03:05:00.000Z',
    editTime: null,
    resolvedBy: null,
    resolvedTime: null,
    version: 1,
    ...changes,
  };
}

/** The first place of these words in the texts. */
export function anchorOf(text: string): NoteAnchor {
  const block = TEXTS.findIndex((one) => one.includes(text));
  const whole = TEXTS[block] ?? '';
  const at = whole.indexOf(text);
  const prefix = (block > 0 ? `${TEXTS[block - 1]}\n` : '') + whole.slice(0, at);
  const suffix = whole.slice(at + text.length) + (block === 0 ? `\n${TEXTS[1]}` : '');
  return { text, prefix: prefix.slice(-40), suffix: suffix.slice(0, 40), block, at, isLost: false };
}
