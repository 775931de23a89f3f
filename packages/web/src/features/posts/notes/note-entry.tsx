import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { Ellipsis, Link, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { randomId } from '#web/core/random-id.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { copyText } from '../preview/copy-text.ts';
import { partsOf } from './mentions.ts';
import { draftOf, idsOf, NoteComposer } from './note-composer.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { focusNote } from './note-focus.ts';
import type { NoteCalls } from './note-queries.ts';
import styles from './notes.module.css';
import type { NoteRules } from './use-note-rules.ts';

interface NoteEntryProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  /** Between its author and its words. */
  readonly state?: ReactNode;
  readonly hasAnswers?: boolean;
  readonly onRemoved?: (() => void) | undefined;
}

/** The text of a note or an answer, and the actions of its author. */
export function NoteEntry({ state, hasAnswers = false, onRemoved, ...entry }: NoteEntryProps) {
  const { note } = entry;
  const [isChanging, setChanging] = useState(false);
  function end() {
    setChanging(false);
    focusNote(note.id);
  }
  if (isChanging) return <NoteEditing {...entry} onEnd={end} />;
  return (
    <div className={styles.entry}>
      <NoteWords note={note} state={state} />
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

interface NoteMenuProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  readonly hasAnswers: boolean;
  readonly onChange: () => void;
  readonly onRemoved: (() => void) | undefined;
}

/** Further actions on a note or an answer. */
function NoteMenu({ postId, note, rules, calls, hasAnswers, onChange, onRemoved }: NoteMenuProps) {
  const { t } = useTranslation('notes');
  const projectId = useProjectId();
  async function askRemove() {
    const text = hasAnswers ? t('remove.withAnswers') : t('remove.text');
    const isSure = await confirm({
      title: t('remove.title'),
      text,
      action: t('remove.action'),
      tone: 'danger',
    });
    if (isSure && (await calls.remove(note))) onRemoved?.();
  }
  function copyLink() {
    const address = withProject(`/manager_post/view/${postId}?note=${note.id}`, projectId);
    return copyText(new URL(address, window.location.origin).href, t('linkCopied'));
  }
  const items = (): MenuItem[] => [
    ...(rules.maySwitchMustFix(note)
      ? [
          {
            key: 'must-fix',
            label: t('mustFix'),
            icon: <TriangleAlert size={14} />,
            checked: note.mustFix,
            onSelect: () => void calls.switchMustFix(note),
          },
        ]
      : []),
    { key: 'link', label: t('copyLink'), icon: <Link size={14} />, onSelect: () => void copyLink() },
    ...(rules.mayChange(note)
      ? [{ key: 'edit', label: t('edit'), icon: <Pencil size={14} />, onSelect: onChange }]
      : []),
    ...(rules.mayRemove(note, hasAnswers)
      ? [
          {
            key: 'remove',
            label: t('remove.action'),
            icon: <Trash2 size={14} />,
            tone: 'danger' as const,
            startsGroup: true,
            onSelect: () => void askRemove(),
          },
        ]
      : []),
  ];
  return (
    <MenuButton label={t('menu')} items={items} align="end">
      {(trigger) => (
        <IconButton
          {...trigger}
          size="compact"
          className={styles.menu}
          icon={<Ellipsis size={16} />}
          label={t('menuOf', { name: note.author.name })}
        />
      )}
    </MenuButton>
  );
}

/** Author, time and text; mentions are marked. */
function NoteWords({ note, state }: Pick<NoteEntryProps, 'note' | 'state'>) {
  const { t } = useTranslation('notes');
  const parts = partsOf(note.text, note.mentions);
  return (
    <>
      <p className={styles.by}>
        <Avatar name={note.author.name} size="small" />
        <strong>{note.author.name}</strong>
        <span className={textStyles.hint}>
          <DateText time={note.makeTime} />
          {note.editTime && ` · ${t('edited')}`}
        </span>
      </p>
      {state}
      <p className={styles.words}>
        {parts.map(({ text, isName }, index) =>
          isName ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
            <span key={index} className={styles.name}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}
