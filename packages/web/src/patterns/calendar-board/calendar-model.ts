import type { ReactElement, ReactNode } from 'react';
import type { Day } from '#web/ui/dates/days.ts';
import type { QuickTime } from '#web/ui/dates/quick-time.ts';
import type { Clock } from '#web/ui/dates/zoned-time.ts';
import type { StatusTone } from '#web/ui/display/status-tag.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

export interface UnscheduledItem {
  readonly id: string;
  readonly title: string;
  readonly tone: StatusTone;
  /** The state in words: never by colour alone. */
  readonly state: string;
  readonly isMovable: boolean;
}

export interface CalendarItem extends UnscheduledItem {
  /** ISO 8601. */
  readonly time: string;
}

/** The month or week that contains a day. */
export interface CalendarRange {
  readonly view: 'month' | 'week';
  readonly day: Day;
}

/** A day of the month view, or an hour of the week view. */
export interface Place {
  readonly day: Day;
  readonly hour?: number | undefined;
}

/** Items without a time. */
export interface CalendarTray {
  readonly title: string;
  readonly items: readonly UnscheduledItem[];
  readonly search?: ReactNode;
  /** Under the items: a link or button to more of them. */
  readonly footer?: ReactNode;
  /** Dropping an item on it clears its time. */
  readonly takes?: {
    readonly isTaken: (id: string) => boolean;
    readonly onTake: (id: string) => void;
  };
}

/** Props to spread over the link to an item. */
export interface ItemLinkProps {
  readonly className: string | undefined;
  readonly draggable: false;
  readonly tabIndex: number;
  readonly 'data-tip'?: string | undefined;
  readonly children: ReactNode;
}

export interface CalendarBoardProps {
  readonly label: string;
  readonly items: readonly CalendarItem[];
  readonly tray?: CalendarTray | undefined;
  readonly range: CalendarRange;
  readonly onRange: (range: CalendarRange) => void;
  /** The owner moves it: the calendar changes when the items do. */
  readonly onMove: (id: string, time: string) => void;
  readonly link: (id: string, props: ItemLinkProps) => ReactElement;
  /** In the menu of an item, under its move. */
  readonly actions?: ((id: string) => readonly MenuItem[]) | undefined;
  readonly zone?: string | undefined;
  /** The earliest time that an item may be moved to, ISO 8601. */
  readonly min?: string | undefined;
  readonly quick?: readonly QuickTime[] | undefined;
  /** The time of an item without one when it is dropped on a day. */
  readonly firstClock?: Clock;
  /** At the end of the bar above. */
  readonly tools?: ReactNode;
}
