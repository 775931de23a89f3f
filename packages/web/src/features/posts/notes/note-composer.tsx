import type { NoteKind, PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useEffect, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { stillNamed } from './mentions.ts';
import type { NoteDraft, useNoteDraft } from './note-drafts.ts';
import { NoteInput } from './note-input.tsx';
import type { NoteCalls } from './note-queries.ts';
import styles from './notes.module.css';

interface NoteComposerProps {
  readonly postId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly draft: NoteDraft;
  readonly onChange: (next: Partial<NoteDraft>) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
  readonly action: string;
  /** A control beside the text, where this person has one. */
  readonly choice?: 'mustFix' | 'saysFixed' | undefined;
  /** Focuses the field when it appears; beside a text nothing is scrolled for it. */
  readonly takesFocus?: boolean | 'inPlace';
}

/** The editor of a note, a comment or an answer. */
export function NoteComposer({ postId, draft, onChange, choice, takesFocus, ...rest }: NoteComposerProps) {
  const { t } = useTranslation(['notes', 'ui']);
  const box = useRef<HTMLDivElement>(null);
  const { label, placeholder, onSend, onCancel, busy, action } = rest;
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.querySelector('textarea')?.focus({ preventScroll: true });
    if (takesFocus === 'inPlace') return;
    // Leaves room below for the names that an @ offers.
    box.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus]);
  const isEmpty = draft.text.trim() === '';
  const send = () => {
    if (!isEmpty && !busy) onSend();
  };
  return (
    <Stack ref={box}>
      {draft.anchor && <blockquote className={styles.quote}>{draft.anchor.text}</blockquote>}
      <NoteInput
        postId={postId}
        label={label}
        placeholder={placeholder}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        onName={(text, person) =>
          onChange({
            text,
            mentions: [...draft.mentions.filter(({ userId }) => userId !== person.userId), person],
          })
        }
        onSend={send}
        onCancel={onCancel}
      />
      {choice && (
        <Checkbox checked={draft[choice]} onChange={(event) => onChange({ [choice]: event.target.checked })}>
          {t(`notes:choice.${choice}`)}
        </Checkbox>
      )}
      <div className={styles.buttons}>
        <Button size="compact" variant="quiet" onClick={onCancel}>
          {t('notes:cancel')}
        </Button>
        <Button
          size="compact"
          variant="main"
          busy={busy}
          disabledReason={isEmpty ? t('notes:empty') : undefined}
          onClick={send}
        >
          {action}
        </Button>
      </div>
    </Stack>
  );
}

/** Ids of the mentioned people, as the call wants them. */
export function idsOf({ text, mentions }: Pick<NoteDraft, 'text' | 'mentions'>): string[] {
  return stillNamed(text, mentions).map(({ userId }) => userId);
}

export const draftOf = ({ text, mentions }: PostNote, key: string): NoteDraft => ({
  text,
  mentions,
  mustFix: false,
  saysFixed: false,
  anchor: null,
  key,
});

export interface NewNoteProps {
  readonly postId: string;
  readonly kind: NoteKind;
  readonly calls: NoteCalls;
  readonly writing: ReturnType<typeof useNoteDraft>;
  readonly mayAskForFix: boolean;
  readonly onEnd: (madeId: string | undefined) => void;
  /** It stands at its line, so it repeats no words of it and moves no text. */
  readonly isBeside?: boolean;
}

/** A note about the selected passage or the whole text, or a comment to colleagues. */
export function NewNote(props: NewNoteProps) {
  const { postId, kind, calls, writing, mayAskForFix, onEnd, isBeside = false } = props;
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
      takesFocus={isBeside ? 'inPlace' : true}
      postId={postId}
      label={isNote ? t('new') : t('newComment')}
      placeholder={isNote ? t('placeholder.note') : t('placeholder.comment')}
      draft={isBeside ? { ...draft, anchor: null } : draft}
      onChange={writing.change}
      onSend={() => startSending(send)}
      onCancel={() => onEnd(undefined)}
      busy={isBusy}
      action={isNote ? t('add') : t('send')}
      choice={isNote && mayAskForFix ? 'mustFix' : undefined}
    />
  );
}
