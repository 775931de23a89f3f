import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Direction, dropTarget, type Target } from '#web/patterns/tree/tree-moves.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import styles from './category-tree.module.css';
import { TreeRow } from './tree-row.tsx';
import type { VisibleRow } from './visible-rows.ts';

interface CategoryTreeProps {
  readonly rows: readonly VisibleRow[];
  /** The whole tree in its order: what moves are decided on. */
  readonly items: readonly Category[];
  readonly currentId: string | undefined;
  readonly movable: boolean;
  readonly name: (category: Category) => ReactNode;
  readonly actions: (category: Category) => readonly MenuItem[];
  readonly onToggle: (id: string) => void;
  readonly onOpen: (category: Category) => void;
  readonly onStep: (category: Category, direction: Direction) => void;
  readonly onMove: (category: Category, target: Target) => void;
}

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** A tree grid: arrows, Home and End walk and open, Alt with arrows moves, Enter opens the form; dragging by the handle. */
export function CategoryTree(props: CategoryTreeProps) {
  const { rows, items, currentId, movable, name, actions, onToggle, onOpen, onStep, onMove } = props;
  const { t } = useTranslation('categories');
  const body = useRef<HTMLTableSectionElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const tabbable = rows.some((row) => row.category.id === focusedId) ? focusedId : rows[0]?.category.id;

  function focusRow(id: string | undefined) {
    body.current?.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus();
  }
  function walk(event: KeyboardEvent, index: number, row: VisibleRow): boolean {
    const { category, childCount, open } = row;
    switch (event.key) {
      case 'ArrowUp':
      case 'ArrowDown':
        focusRow(rows[index + (event.key === 'ArrowUp' ? -1 : 1)]?.category.id);
        return true;
      case 'Home':
        focusRow(rows[0]?.category.id);
        return true;
      case 'End':
        focusRow(rows.at(-1)?.category.id);
        return true;
      case 'ArrowRight':
        if (childCount > 0 && !open) onToggle(category.id);
        else focusRow(rows[index + 1]?.category.id);
        return true;
      case 'ArrowLeft':
        if (childCount > 0 && open) onToggle(category.id);
        else focusRow(category.parentId ?? undefined);
        return true;
      case 'Enter':
        onOpen(category);
        return true;
      default:
        return false;
    }
  }
  function pressed(event: KeyboardEvent<HTMLTableRowElement>, index: number, row: VisibleRow) {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step) {
      // From the row's link and menu too: there Alt with an arrow would go back in the browser's history.
      event.preventDefault();
      if (movable) onStep(row.category, step);
      return;
    }
    if (event.target === event.currentTarget && walk(event, index, row)) event.preventDefault();
  }
  const targetOf = useCallback(
    (id: string, onId: string, place: 'before' | 'after' | 'inside') => dropTarget(items, id, onId, place),
    [items],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a table.
    <table role="treegrid" className={styles.tree} aria-label={t('tree.label')}>
      <thead>
        <tr>
          <th scope="col">{t('column.title')}</th>
          <th scope="col" className={styles.wide}>
            {t('column.kind')}
          </th>
          <th scope="col" className={styles.number}>
            {t('column.postCount')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('column.shown')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('column.status')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => (
          <TreeRow
            key={row.category.id}
            row={row}
            name={name(row.category)}
            current={row.category.id === currentId}
            tabbable={row.category.id === tabbable}
            movable={movable}
            actions={actions}
            onToggle={() => onToggle(row.category.id)}
            onKey={(event) => pressed(event, index, row)}
            onFocus={() => setFocusedId(row.category.id)}
            canDrop={(id, place) => targetOf(id, row.category.id, place) !== undefined}
            onDrop={(id, place) => {
              const target = targetOf(id, row.category.id, place);
              const moved = items.find((item) => item.id === id);
              if (target && moved) onMove(moved, target);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}
