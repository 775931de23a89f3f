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
