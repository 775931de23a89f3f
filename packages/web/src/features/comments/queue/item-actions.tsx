import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import styles from './item-actions.module.css';
import type { OfferedCommand, QueueActions } from './queue-actions.ts';

interface ItemActionsProps {
  readonly row: CommentRow;
  readonly actions: QueueActions;
}

/** What can be done to the comment in hand, each with its key. */
export function ItemActions({ row, actions }: ItemActionsProps) {
  const { t } = useTranslation('comments');
  const hasKeys = useAppConfig(({ letterKeys }) => letterKeys);
  const offered = actions.offered(row);
  const buttons = offered.filter(({ isButton }) => isButton);
  if (offered.length === 0) return null;
  return (
    <Row role="toolbar" aria-label={t('actions', { name: row.senderName })}>
      {buttons.map((command, index) => (
        <Button
          key={command.label}
          variant={index === 0 ? 'main' : 'plain'}
          className={classNames(command.name === 'reject' && styles.reject)}
          icon={hasKeys && command.key && <KeyCap letter={command.key} />}
          aria-expanded={command.name === 'reject' ? actions.askingOf(row) === 'reject' : undefined}
          disabledReason={command.disabledReason}
          onClick={() => actions.run(row, command)}
        >
          {t(`command.${command.label}`)}
        </Button>
      ))}
      <MenuButton label={t('actions.more')} align="end" items={() => menuItems(row, actions, hasKeys, t)}>
        {(trigger) => (
          <IconButton
            {...trigger}
            variant="plain"
            className={styles.more}
            icon={<Ellipsis size={18} />}
            label={t('actions.more')}
          />
        )}
      </MenuButton>
    </Row>
  );
}

function KeyCap({ letter }: { readonly letter: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {letter}
    </kbd>
  );
}

/** Everything that is no button, for the menu of the comment in hand. */
export function menuItems(
  row: CommentRow,
  actions: QueueActions,
  hasKeys: boolean,
  t: (key: string) => string,
  isIn: (command: OfferedCommand) => boolean = ({ isButton }) => !isButton,
): readonly MenuItem[] {
  const own = actions.offered(row).filter(isIn);
  return own.map((command) => ({
    key: command.label,
    label: t(`command.${command.label}`),
    onSelect: () => actions.run(row, command),
    disabledReason: command.disabledReason,
    ...(hasKeys && command.key !== undefined && { shortcut: command.key }),
    ...(command.name === 'remove' && { tone: 'danger' as const, startsGroup: true }),
  }));
}
