import { createContext, use } from 'react';
import type { CalendarBoardProps, Place, UnscheduledItem } from './calendar-model.ts';

interface CalendarParts extends Pick<CalendarBoardProps, 'link' | 'actions' | 'min'> {
  readonly zone: string;
  /** Opens the form with the new time. */
  readonly onAsk: (item: UnscheduledItem) => void;
  readonly onDrop: (id: string, place: Place) => void;
  readonly onOpenDay: (day: string) => void;
}

export const CalendarContext = createContext<CalendarParts | undefined>(undefined);

/** What the parts of the calendar need from its owner. */
export function useCalendar(): CalendarParts {
  const parts = use(CalendarContext);
  if (!parts) throw new Error('This part stands in a CalendarBoard.');
  return parts;
}
