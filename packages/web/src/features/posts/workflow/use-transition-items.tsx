import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import type { PostTransitionName } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import {
  Ban,
  CalendarClock,
  CalendarX2,
  CornerUpLeft,
  EyeOff,
  FileCheck,
  Gavel,
  Hand,
  HandHelping,
  type LucideIcon,
  RotateCcw,
  Send,
  SquarePen,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useDisabledReason } from './use-disabled-reason.ts';

/** Transitions as menu entries; a blocked one says why. */
export function useTransitionItems(): (
  transitions: readonly PostTransition[],
  start: (transition: PostTransition) => void,
) => readonly MenuItem[] {
  const { t } = useTranslation('workflow');
  const disabledReason = useDisabledReason();
  return (transitions, start) =>
    transitions.map((transition) => ({
      key: transition.name,
      label: t(`transition.${transition.name}`),
      icon: <TransitionIcon name={transition.name} />,
      disabledReason: disabledReason(transition),
      ...(transition.name === 'trash' && { tone: 'danger' as const, startsGroup: true }),
      onSelect: () => start(transition),
    }));
}

const ICONS: Readonly<Record<PostTransitionName, LucideIcon>> = {
  submit: Send,
  withdraw: Undo2,
  pickUp: HandHelping,
  release: Hand,
  return: CornerUpLeft,
  forward: FileCheck,
  sendBack: SquarePen,
  reject: Ban,
  reopen: RotateCcw,
  publish: Send,
  undoPublish: Undo2,
  schedule: CalendarClock,
  reschedule: CalendarClock,
  cancelSchedule: CalendarX2,
  unpublish: EyeOff,
  takeDown: Gavel,
  reinstate: RotateCcw,
  trash: Trash2,
  restore: RotateCcw,
};

export function TransitionIcon({ name }: { readonly name: PostTransitionName }) {
  const Icon = ICONS[name];
  return <Icon size={16} aria-hidden />;
}
