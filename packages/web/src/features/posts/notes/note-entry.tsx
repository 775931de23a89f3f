import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { draftOf, idsOf, NoteComposer } from './note-composer.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { focusNote } from './note-focus.ts';
import { NoteMenu } from './note-menu.tsx';
import type { NoteCalls } from './note-queries.ts';
import { NoteWords } from './note-words.tsx';
import styles from './notes.module.css';
import type { NoteRules } from './use-note-rules.ts';

interface NoteEntryProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  readonly hasAnswers?: boolean;
  readonly onRemoved?: (() => void) | undefined;
}

/** The words of a note or an answer, and what their writer may do with them. */
export function NoteEntry({ hasAnswers = false, onRemoved, ...entry }: NoteEntryProps) {
  const { note } = entry;
  const [isChanging, setChanging] = useState(false);
  function end() {
    setChanging(false);
    focusNote(note.id);
  }
  if (isChanging) return <NoteEditing {...entry} onEnd={end} />;
  return (
    <div className={styles.entry}>
      <NoteWords note={note} />
      <NoteMenu {...entry} hasAnswers={hasAnswers} onChange={() => setChanging(true)} onRemoved={onRemoved} />
    </div>
  );
}

interface NoteEditingProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly calls: NoteCalls;
  readonly onEnd: () => void;
}

function NoteEditing({ postId, note, calls, onEnd }: NoteEditingProps) {
  const { t } = useTranslation('notes');
  const [isBusy, startSaving] = useTransition();
  const { draft, ...writing } = useNoteDraft(`edit:${note.id}`, () => draftOf(note, randomId()));
  function end() {
    writing.drop();
    onEnd();
  }
  async function save() {
    if (await calls.change({ note, text: draft.text, mentions: idsOf(draft) })) end();
  }
  return (
    <NoteComposer
      takesFocus
      postId={postId}
      label={t('edit')}
      placeholder={t('placeholder.edit')}
      draft={draft}
      onChange={writing.change}
      onCancel={end}
      onSend={() => startSaving(save)}
      busy={isBusy}
      action={t('save')}
    />
  );
}
