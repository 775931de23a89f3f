import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { Ellipsis, Link, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { copyText } from '../preview/copy-text.ts';
import type { NoteCalls } from './note-queries.ts';
import styles from './notes.module.css';
import type { NoteRules } from './use-note-rules.ts';

interface NoteMenuProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  readonly hasAnswers: boolean;
  readonly onChange: () => void;
  readonly onRemoved: (() => void) | undefined;
}

/** What else can be done with a note or an answer. */
export function NoteMenu({ postId, note, rules, calls, hasAnswers, onChange, onRemoved }: NoteMenuProps) {
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
