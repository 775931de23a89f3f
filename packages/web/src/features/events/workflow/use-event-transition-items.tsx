import type {
  EventTransitionChoice,
  EventTransitionName,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import {
  CalendarClock,
  CalendarX2,
  CornerUpLeft,
  EyeOff,
  FileCheck,
  type LucideIcon,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

/** Transitions as menu entries; one that waits for another person says so. */
export function useEventTransitionItems(): (
  transitions: readonly EventTransitionChoice[],
  start: (transition: EventTransitionChoice) => void,
) => readonly MenuItem[] {
  const { t } = useTranslation('events');
  return (transitions, start) =>
    transitions.map((transition) => ({
      key: transition.name,
      label: t(`transition.${transition.name}`),
      icon: <EventTransitionIcon name={transition.name} />,
      disabledReason: transition.isBarred ? t('transition.ownEvent') : undefined,
      startsGroup: transition.name === 'trash',
      ...(transition.name === 'trash' && { tone: 'danger' as const }),
      onSelect: () => start(transition),
    }));
}

const ICONS: Readonly<Record<EventTransitionName, LucideIcon>> = {
  submit: Send,
  withdraw: Undo2,
  return: CornerUpLeft,
  forward: FileCheck,
  publish: Send,
  schedule: CalendarClock,
  changeSchedule: CalendarClock,
  cancelSchedule: CalendarX2,
  unpublish: EyeOff,
  trash: Trash2,
  restore: RotateCcw,
};

export function EventTransitionIcon({ name }: { readonly name: EventTransitionName }) {
  const Icon = ICONS[name];
  return <Icon size={16} aria-hidden />;
}
