import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { idsOf, NoteComposer } from './note-composer.tsx';
import { useNoteDraft } from './note-drafts.ts';
import type { NoteCalls } from './note-queries.ts';

interface NoteAnswerProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly calls: NoteCalls;
  readonly maySayFixed: boolean;
  readonly onEnd: () => void;
}

export function NoteAnswer({ postId, note, calls, maySayFixed, onEnd }: NoteAnswerProps) {
  const { t } = useTranslation('notes');
  const [isBusy, startSending] = useTransition();
  const { draft, ...writing } = useNoteDraft(`answer:${note.id}`);
  async function send() {
    const { text, saysFixed, key } = draft;
    const answer = { parentId: note.id, kind: note.kind, text, saysFixed, mentions: idsOf(draft), key };
    if (!(await calls.add(answer))) return;
    writing.drop();
    onEnd();
  }
  return (
    <NoteComposer
      takesFocus
      postId={postId}
      label={t('answerTo', { name: note.author.name })}
      placeholder={t('placeholder.answer')}
      draft={draft}
      onChange={writing.change}
      onSend={() => startSending(send)}
      onCancel={onEnd}
      busy={isBusy}
      action={t('send')}
      choice={note.kind === 'NOTE' && maySayFixed ? 'saysFixed' : undefined}
    />
  );
}
