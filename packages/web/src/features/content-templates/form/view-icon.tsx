import type { TemplateView } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import {
  AlignLeft,
  GalleryHorizontal,
  GitCommitVertical,
  LayoutGrid,
  LayoutList,
  type LucideIcon,
  PanelLeft,
  PanelTop,
  RectangleHorizontal,
} from 'lucide-react';

const ICONS: Readonly<Record<TemplateView, LucideIcon>> = {
  LIST: LayoutList,
  GRID: LayoutGrid,
  CARD: RectangleHorizontal,
  TITLE_ONLY: AlignLeft,
  SLIDER: GalleryHorizontal,
  BIG_LEFT: PanelLeft,
  BIG_TOP: PanelTop,
  TIMELINE: GitCommitVertical,
};

export function ViewIcon({ view }: { readonly view: TemplateView }) {
  const Icon = ICONS[view];
  return <Icon size={20} aria-hidden />;
}
