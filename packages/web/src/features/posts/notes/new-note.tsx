import type { NoteKind } from '@toasoan/contract/features/posts/notes/note.ts';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { idsOf, NoteComposer } from './note-composer.tsx';
import type { useNoteDraft } from './note-drafts.ts';
import type { NoteCalls } from './note-queries.ts';

interface NewNoteProps {
  readonly postId: string;
  readonly kind: NoteKind;
  readonly calls: NoteCalls;
  readonly writing: ReturnType<typeof useNoteDraft>;
  readonly mayAskForFix: boolean;
  readonly onEnd: (madeId: string | undefined) => void;
}

/** A note about the passage that was selected or about the whole, or a word to colleagues. */
export function NewNote({ postId, kind, calls, writing, mayAskForFix, onEnd }: NewNoteProps) {
  const { t } = useTranslation('notes');
  const [isBusy, startSending] = useTransition();
  const { draft } = writing;
  const isNote = kind === 'NOTE';
  async function send() {
    const { text, mustFix, anchor, key } = draft;
    const about = isNote ? { mustFix, ...(anchor && { anchor }) } : {};
    const made = await calls.add({ kind, text, mentions: idsOf(draft), key, ...about });
    if (!made) return;
    writing.drop();
    onEnd(made.id);
  }
  return (
    <NoteComposer
      takesFocus
      postId={postId}
      label={isNote ? t('new') : t('newComment')}
      placeholder={isNote ? t('placeholder.note') : t('placeholder.comment')}
      draft={draft}
      onChange={writing.change}
      onSend={() => startSending(send)}
      onCancel={() => onEnd(undefined)}
      busy={isBusy}
      action={isNote ? t('add') : t('send')}
      choice={isNote && mayAskForFix ? 'mustFix' : undefined}
    />
  );
}
