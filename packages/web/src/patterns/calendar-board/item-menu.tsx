import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { useCalendar } from './calendar-context.ts';
import type { UnscheduledItem } from './calendar-model.ts';

interface ItemMenuProps {
  readonly item: UnscheduledItem;
  readonly isScheduled: boolean;
}

/** The keyboard way to another time. */
export function ItemMenu({ item, isScheduled }: ItemMenuProps) {
  const { t } = useTranslation('calendar-board');
  const { actions, onAsk } = useCalendar();
  if (!item.isMovable && !actions) return null;
  function entries(): readonly MenuItem[] {
    const move = {
      key: 'move',
      label: t(isScheduled ? 'move' : 'schedule'),
      icon: <CalendarClock size={16} />,
      onSelect: () => onAsk(item),
    };
    return [...(item.isMovable ? [move] : []), ...(actions?.(item.id) ?? [])];
  }
  return <RowMenu label={item.title} items={entries} />;
}
