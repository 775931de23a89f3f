import type {
  PageTransitionChoice,
  PageTransitionName,
} from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { EyeOff, type LucideIcon, RotateCcw, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

const ICONS: Readonly<Record<PageTransitionName, LucideIcon>> = {
  publish: Send,
  unpublish: EyeOff,
  trash: Trash2,
  restore: RotateCcw,
};

/** Transitions as menu entries. */
export function usePageTransitionItems(): (
  transitions: readonly PageTransitionChoice[],
  start: (transition: PageTransitionChoice) => void,
) => readonly MenuItem[] {
  const { t } = useTranslation('pages');
  return (transitions, start) =>
    transitions.map((transition) => {
      const Icon = ICONS[transition.name];
      return {
        key: transition.name,
        label: t(`transition.${transition.name}`),
        icon: <Icon size={16} aria-hidden />,
        startsGroup: transition.name === 'trash',
        ...(transition.name === 'trash' && { tone: 'danger' as const }),
        onSelect: () => start(transition),
      };
    });
}
