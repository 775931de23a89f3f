import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { isWholeKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { PagePlace } from '../layout-queries.ts';
import type { CanvasView } from './use-canvas-view.ts';

/**
 * The page of readers that a canvas shows, or the pages of a kind that its layout stands around; undefined for kinds
 * that the site has no pages of, and without a category.
 */
export function composedPlace(
  { kind, id }: Pick<LayoutDetail, 'kind' | 'id'>,
  view: CanvasView,
): PagePlace | undefined {
  if (kind === 'CONTEST') return undefined;
  const { device, language, categoryId } = view;
  if (kind === 'CATEGORY' && categoryId === null) return undefined;
  return {
    kind,
    device: device === 'mobile' ? 'MOBILE' : 'DESKTOP',
    lang: language,
    ...(kind === 'CATEGORY' && categoryId !== null && { categoryId }),
    ...(!isWholeKind(kind) && { layoutId: id }),
  };
}
