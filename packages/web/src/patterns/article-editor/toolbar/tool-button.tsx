import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EDITOR_COMMANDS, type EditorCommand, type EditorCommandName } from '../editor-commands.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { IS_MAC, shownKeys } from './shown-keys.ts';

interface ToolButtonProps {
  readonly editor: Editor;
  readonly name: EditorCommandName;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
}

export function ToolButton({ editor, name, icon: Icon, isCurrent }: ToolButtonProps) {
  const { t } = useTranslation('article-editor');
  const command: EditorCommand = EDITOR_COMMANDS[name];
  const isActive = useEditorSnapshot(editor, (now) => command.isActive?.(now) === true);
  const isPossible = useEditorSnapshot(editor, (now) => command.isPossible?.(now) !== false);
  const reason = name === 'undo' || name === 'redo' ? t(`${name}.nothing`) : t('notHere');
  return (
    <IconButton
      data-tool={name}
      tabIndex={isCurrent ? 0 : -1}
      icon={<Icon size={18} />}
      label={t(name)}
      shortcut={shownKeys(command.keys, IS_MAC)}
      disabledReason={isPossible ? undefined : reason}
      {...(command.isActive && { 'aria-pressed': isActive })}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => command.run(editor)}
    />
  );
}
