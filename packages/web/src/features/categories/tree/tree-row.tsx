import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { ChevronRight, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusText } from '#web/patterns/resource/status.tsx';
import type { DropPlace } from '#web/patterns/tree/tree-moves.ts';
import { useRowDrag } from '#web/patterns/tree/use-row-drag.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './category-tree.module.css';
import type { VisibleRow } from './visible-rows.ts';

/** Pixels a level is moved in. */
const INDENT = 24;

interface TreeRowProps {
  readonly row: VisibleRow;
  /** The name with what a search found and the link to the drawer. */
  readonly name: ReactNode;
  readonly current: boolean;
  readonly tabbable: boolean;
  readonly movable: boolean;
  readonly actions: (category: Category) => readonly MenuItem[];
  readonly onToggle: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLTableRowElement>) => void;
  readonly onFocus: () => void;
  readonly canDrop: (id: string, place: DropPlace) => boolean;
  readonly onDrop: (id: string, place: DropPlace) => void;
}

export function TreeRow(props: TreeRowProps) {
  const { row, name, current, tabbable, movable, actions, onToggle, onKey, onFocus, canDrop, onDrop } = props;
  const { category, childCount, open, faint } = row;
  const { t } = useTranslation('categories');
  const element = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag({ row: element, handle, id: category.id, canDrop, onDrop });
  const { title } = category;
  return (
    <tr
      ref={element}
      data-category={category.id}
      aria-level={category.depth}
      aria-expanded={childCount > 0 ? open : undefined}
      tabIndex={tabbable ? 0 : -1}
      className={classNames(
        styles.row,
        current && styles.current,
        faint && styles.faint,
        over && styles[over],
      )}
      onKeyDown={onKey}
      onFocus={onFocus}
    >
      <td>
        <Row
          as="span"
          gap={1}
          align="center"
          wrap={false}
          style={{ paddingInlineStart: (category.depth - 1) * INDENT }}
        >
          {movable && (
            <span ref={handle} className={styles.handle} data-tip={t('tree.drag', { title })} aria-hidden>
              <GripVertical size={16} />
            </span>
          )}
          {childCount > 0 ? (
            <button
              type="button"
              tabIndex={-1}
              className={styles.toggle}
              aria-label={t(open ? 'tree.close' : 'tree.open', { title })}
              onClick={onToggle}
            >
              <ChevronRight
                size={16}
                className={classNames(styles.arrow, open && styles.opened)}
                aria-hidden
              />
            </button>
          ) : (
            <span className={styles.toggle} />
          )}
          {category.color && <span className={styles.color} style={{ background: category.color }} />}
          {name}
        </Row>
      </td>
      <td className={styles.wide}>
        <Chip>{t(`kind.${category.kind}`)}</Chip>
      </td>
      <td className={styles.number}>
        <NumberText value={category.postCount} />
      </td>
      <td className={styles.wide}>
        {category.showInMenu && <Chip>{t('shown.menu')}</Chip>}{' '}
        {category.showOnHome && <Chip>{t('shown.home')}</Chip>}
      </td>
      <td className={styles.wide}>
        <StatusText status={category.status} />
      </td>
      <td className={styles.actions}>
        {movable && <RowMenu label={title} items={() => actions(category)} />}
      </td>
    </tr>
  );
}
