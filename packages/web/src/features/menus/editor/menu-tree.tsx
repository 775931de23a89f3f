import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { itemDepth } from '@toasoan/contract/features/menus/menu-tree.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Direction, dropTarget, type Target } from '#web/patterns/tree/tree-moves.ts';
import type { TargetsByKey } from './item-changes.ts';
import styles from './menu-editor.module.css';
import { MenuTreeRow } from './menu-tree-row.tsx';

interface MenuTreeProps {
  readonly items: readonly MenuItem[];
  readonly targets: TargetsByKey;
  readonly chosenId: string | undefined;
  readonly closed: ReadonlySet<string>;
  readonly now: Date;
  readonly onToggle: (id: string) => void;
  readonly onChoose: (id: string) => void;
  /** The panel takes the focus: Enter, or a fix of a broken row. */
  readonly onEdit: (id: string) => void;
  readonly onHide: (id: string) => void;
  readonly onStep: (id: string, direction: Direction) => void;
  readonly onMove: (id: string, target: Target) => void;
  readonly onAdd: (afterId: string) => void;
  readonly onRemove: (id: string) => void;
}

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** A tree grid: arrows walk and open, Alt with arrows moves, Enter edits, Delete removes; dragging by the handle. */
export function MenuTree(props: MenuTreeProps) {
  const { items, chosenId, closed, onToggle, onChoose, onEdit, onStep, onMove, onRemove } = props;
  const { t } = useTranslation('menus');
  const body = useRef<HTMLTableSectionElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const rows = items.filter((item) => isShown(items, item, closed));
  const tabbable =
    rows.find(({ id }) => id === focusedId) ?? rows.find(({ id }) => id === chosenId) ?? rows[0];

  function focusRow(id: string | null | undefined) {
    body.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus();
  }
  function walk(key: string, item: MenuItem): boolean {
    const index = rows.indexOf(item);
    const hasChildren = items.some(({ parentId }) => parentId === item.id);
    switch (key) {
      case 'ArrowUp':
      case 'ArrowDown':
        focusRow(rows[index + (key === 'ArrowUp' ? -1 : 1)]?.id);
        return true;
      case 'Home':
        focusRow(rows[0]?.id);
        return true;
      case 'End':
        focusRow(rows.at(-1)?.id);
        return true;
      case 'ArrowRight':
        if (hasChildren && closed.has(item.id)) onToggle(item.id);
        else focusRow(rows[index + 1]?.id);
        return true;
      case 'ArrowLeft':
        if (hasChildren && !closed.has(item.id)) onToggle(item.id);
        else focusRow(item.parentId);
        return true;
      case 'Enter':
        onEdit(item.id);
        return true;
      case 'Delete':
        onRemove(item.id);
        return true;
      default:
        return false;
    }
  }
  function pressed(event: KeyboardEvent<HTMLTableRowElement>, item: MenuItem) {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step) {
      // Alt with an arrow would go back in the browser's history.
      event.preventDefault();
      onStep(item.id, step);
    } else if (event.target === event.currentTarget && walk(event.key, item)) event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a table.
    <table role="treegrid" className={styles.tree} aria-label={t('tree.label')}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('tree.item')}</th>
          <th scope="col">{t('tree.target')}</th>
          <th scope="col">{t('tree.actions')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((item) => (
          <MenuTreeRow
            key={item.id}
            {...props}
            item={item}
            depth={itemDepth(items, item.id)}
            tabbable={item === tabbable}
            onKey={(event) => pressed(event, item)}
            onFocus={() => {
              setFocusedId(item.id);
              onChoose(item.id);
            }}
            canDrop={(id, place) => dropTarget(items, id, item.id, place) !== undefined}
            onDrop={(id, place) => {
              const target = dropTarget(items, id, item.id, place);
              if (target) onMove(id, target);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Every item above it is open. */
function isShown(items: readonly MenuItem[], item: MenuItem, closed: ReadonlySet<string>): boolean {
  if (item.parentId === null) return true;
  const parent = items.find(({ id }) => id === item.parentId);
  return parent !== undefined && !closed.has(parent.id) && isShown(items, parent, closed);
}
