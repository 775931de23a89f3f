import { type LinkType, linkKey, type MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { ruleOfItem } from '@toasoan/contract/features/menus/menu-rules.ts';
import { isItemDue } from '@toasoan/contract/features/menus/reader-menu.ts';
import {
  CalendarDays,
  ChevronRight,
  ExternalLink,
  EyeOff,
  FileText,
  FolderTree,
  GripVertical,
  Heading,
  type LucideIcon,
  PanelTop,
  Plus,
  Tag,
  Trash2,
  TriangleAlert,
  Unlink,
  UserRound,
} from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction, DropPlace } from '#web/patterns/tree/tree-moves.ts';
import { useRowDrag } from '#web/patterns/tree/use-row-drag.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import type { MenuItem as MenuEntry } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';
import { itemName, type TargetsByKey } from './item-changes.ts';
import styles from './menu-editor.module.css';

const SIGNS: Readonly<Record<LinkType, LucideIcon>> = {
  category: FolderTree,
  tag: Tag,
  user: UserRound,
  POST: FileText,
  PAGE: PanelTop,
  EVENT: CalendarDays,
  URL: ExternalLink,
  NONE: Heading,
};
/** Pixels a level is moved in. */
const INDENT = 28;
const MOVES = ['up', 'down', 'in', 'out'] as const;
const KEYS: Readonly<Record<Direction, string>> = { up: 'Alt+↑', down: 'Alt+↓', in: 'Alt+→', out: 'Alt+←' };

interface MenuTreeRowProps {
  readonly item: MenuItem;
  readonly items: readonly MenuItem[];
  readonly depth: number;
  readonly targets: TargetsByKey;
  readonly chosenId: string | undefined;
  readonly closed: ReadonlySet<string>;
  readonly tabbable: boolean;
  readonly now: Date;
  readonly onToggle: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onHide: (id: string) => void;
  readonly onStep: (id: string, direction: Direction) => void;
  readonly onAdd: (afterId: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLTableRowElement>) => void;
  readonly onFocus: () => void;
  readonly canDrop: (id: string, place: DropPlace) => boolean;
  readonly onDrop: (id: string, place: DropPlace) => void;
}

export function MenuTreeRow(props: MenuTreeRowProps) {
  const { item, items, depth, targets, chosenId, closed, tabbable, onToggle, canDrop, onDrop } = props;
  const { t } = useTranslation('menus');
  const element = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag({ row: element, handle, id: item.id, canDrop, onDrop });
  const children = items.filter(({ parentId }) => parentId === item.id).length;
  const isOpen = !closed.has(item.id);
  const target = targets.get(linkKey(item));
  const name = itemName(item, targets) || t('tree.unnamed');
  const isBroken = target !== undefined && target.problem !== null;
  return (
    <tr
      ref={element}
      data-item={item.id}
      aria-level={depth}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-selected={item.id === chosenId}
      tabIndex={tabbable ? 0 : -1}
      className={classNames(
        styles.row,
        item.id === chosenId && styles.chosen,
        isBroken && styles.broken,
        over && styles[over],
      )}
      onKeyDown={props.onKey}
      onFocus={props.onFocus}
    >
      <td>
        <span className={styles.name} style={{ paddingInlineStart: (depth - 1) * INDENT }}>
          <span ref={handle} className={styles.handle} data-tip={t('tree.drag', { name })} aria-hidden>
            <GripVertical size={16} />
          </span>
          <Toggle name={name} isParent={children > 0} isOpen={isOpen} onToggle={() => onToggle(item.id)} />
          <span className={classNames(styles.title, item.hidden && styles.hidden)}>{name}</span>
          {item.badge && <Chip>{item.badge}</Chip>}
          {children > 0 && !isOpen && <small>{t('tree.count', { count: children })}</small>}
        </span>
      </td>
      <td>
        <span className={styles.where}>
          <RowSigns {...props} />
          {!isBroken && <TargetName item={item} targets={targets} />}
        </span>
      </td>
      <td className={styles.actions}>
        <RowMenu label={name} items={() => entriesOf(props, t)} />
      </td>
    </tr>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly isParent: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Toggle({ name, isParent, isOpen, onToggle }: ToggleProps) {
  const { t } = useTranslation('menus');
  if (!isParent) return <span className={styles.toggle} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.toggle}
      aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name })}
      onClick={onToggle}
    >
      <ChevronRight size={16} aria-hidden className={isOpen ? styles.opened : undefined} />
    </button>
  );
}

/** What stands in the way of readers: a dead target with its fixes, something missing, hidden, a time. */
function RowSigns({ item, targets, now, onEdit, onHide }: MenuTreeRowProps) {
  const { t } = useTranslation('menus');
  const target = targets.get(linkKey(item));
  if (target !== undefined && target.problem !== null) {
    const day = target.since === null ? '' : formatDay(new Date(target.since));
    return (
      <>
        <span className={styles.problem}>
          <Unlink size={15} aria-hidden />
          {day ? t(`problem.since.${target.problem}`, { day }) : t(`problem.${target.problem}`)}
        </span>
        <Button size="compact" onClick={() => onEdit(item.id)}>
          {t('fix.choose')}
        </Button>
        {!item.hidden && (
          <Button size="compact" variant="quiet" onClick={() => onHide(item.id)}>
            {t('fix.hide')}
          </Button>
        )}
      </>
    );
  }
  const rule = ruleOfItem(item);
  if (rule !== undefined)
    return (
      <span className={styles.warning}>
        <TriangleAlert size={15} aria-hidden />
        {t(`missing.${rule as 'NO_TITLE' | 'NO_TARGET' | 'ITEM_ENDS_BEFORE_START'}`)}
      </span>
    );
  if (item.hidden)
    return (
      <span className={styles.time}>
        <EyeOff size={15} aria-hidden />
        {t('tree.hidden')}
      </span>
    );
  return <ItemTime item={item} now={now} />;
}

function ItemTime({ item, now }: { readonly item: MenuItem; readonly now: Date }) {
  const { t } = useTranslation('menus');
  const { startTime, endTime } = item;
  if (startTime === null && endTime === null) return null;
  const end = endTime === null ? '' : formatDateTime(new Date(endTime));
  if (isItemDue(item, now)) return end && <span className={styles.time}>{t('time.until', { end })}</span>;
  const isOver = endTime !== null && Date.parse(endTime) <= now.getTime();
  const start = startTime === null ? '' : formatDateTime(new Date(startTime));
  return <span className={styles.time}>{isOver ? t('time.over', { end }) : t('time.from', { start })}</span>;
}

function TargetName({ item, targets }: { readonly item: MenuItem; readonly targets: TargetsByKey }) {
  const { t } = useTranslation('menus');
  const Sign = SIGNS[item.linkType];
  const known = targets.get(linkKey(item))?.name ?? '';
  const name = item.linkType === 'URL' ? item.url : known;
  return (
    <span className={styles.target}>
      <Sign size={15} aria-hidden />
      <span className="visually-hidden">{t(`linkType.${item.linkType}`)}: </span>
      <span>{item.linkType === 'NONE' ? t('linkType.NONE') : name}</span>
    </span>
  );
}

function entriesOf(
  { item, onEdit, onHide, onStep, onAdd, onRemove }: MenuTreeRowProps,
  t: ReturnType<typeof useTranslation<'menus'>>['t'],
): readonly MenuEntry[] {
  return [
    { key: 'edit', label: t('item.edit'), shortcut: 'Enter', onSelect: () => onEdit(item.id) },
    { key: 'add', label: t('item.addBelow'), icon: <Plus size={16} />, onSelect: () => onAdd(item.id) },
    ...MOVES.map((direction, index) => ({
      key: direction,
      label: t(`move.${direction}`),
      shortcut: KEYS[direction],
      startsGroup: index === 0,
      onSelect: () => onStep(item.id, direction),
    })),
    {
      key: 'hide',
      label: t(item.hidden ? 'item.show' : 'item.hide'),
      icon: <EyeOff size={16} />,
      startsGroup: true,
      onSelect: () => onHide(item.id),
    },
    {
      key: 'remove',
      label: t('item.remove'),
      icon: <Trash2 size={16} />,
      shortcut: 'Del',
      tone: 'danger',
      onSelect: () => onRemove(item.id),
    },
  ];
}
