import { useMemo } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { menuOf } from '#web/core/routing/menu-model.ts';
import { useRows } from '../rows-context.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';
import { RailGroup } from './rail-group.tsx';
import styles from './side-menu.module.css';

interface MenuListProps {
  readonly isRail: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** The entries this person may see. */
export function MenuList({ isRail, onChoose }: MenuListProps) {
  const visitor = useVisitor();
  const rows = useRows();
  const entries = useMemo(() => menuOf(rows, visitor), [rows, visitor]);
  const Group = isRail ? RailGroup : MenuGroup;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.placed.path}>
          {entry.children.length > 0 ? (
            <Group entry={entry} onChoose={onChoose} />
          ) : (
            <MenuLink placed={entry.placed} isRail={isRail} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}
