import type { Editor } from '@tiptap/core';
import { Table } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import {
  insertTable,
  mayRunTableCommand,
  runTableCommand,
  TABLE_COMMANDS,
  type TableCommandName,
} from '../table-commands.ts';
import { isInsideTable } from '../tables-later.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';

const SIZES = [2, 3, 4, 5];
const NAMES = Object.keys(TABLE_COMMANDS) as readonly TableCommandName[];
const BEGINS_GROUP: ReadonlySet<TableCommandName> = new Set(['mergeCells', 'toggleHeaderRow', 'deleteRow']);
const DELETES: ReadonlySet<TableCommandName> = new Set(['deleteRow', 'deleteColumn', 'deleteTable']);

interface TableMenuProps {
  readonly editor: Editor;
  readonly isCurrent: boolean;
}

export function TableMenu({ editor, isCurrent }: TableMenuProps) {
  const { t } = useTranslation('article-editor');
  const isInside = useEditorSnapshot(editor, isInsideTable);

  function disabledReason(name: TableCommandName): string | undefined {
    if (mayRunTableCommand(editor, name)) return undefined;
    return name === 'mergeCells' || name === 'splitCell' ? t(`table.${name}.disabledReason`) : t('notHere');
  }
  function items(): readonly MenuItem[] {
    if (!isInside)
      return SIZES.map((n) => ({
        key: `${n}`,
        label: t('table.insert', { n }),
        onSelect: () => insertTable(editor, n),
      }));
    return NAMES.map((name) => ({
      key: name,
      label: t(`table.${name}`),
      startsGroup: BEGINS_GROUP.has(name),
      disabledReason: disabledReason(name),
      onSelect: () => runTableCommand(editor, name),
      ...(DELETES.has(name) && { tone: 'danger' as const }),
    }));
  }
  return (
    <MenuButton label={t('table')} items={items}>
      {(trigger) => (
        <IconButton
          {...trigger}
          data-tool="table"
          tabIndex={isCurrent ? 0 : -1}
          icon={<Table size={18} />}
          label={t('table')}
          aria-pressed={isInside}
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
    </MenuButton>
  );
}
