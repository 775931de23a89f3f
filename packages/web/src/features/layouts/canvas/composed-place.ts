import { COMPOSED_KINDS, type ComposedKind } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { PagePlace } from '../layout-queries.ts';
import type { CanvasView } from './use-canvas-view.ts';

/** The page of readers that a canvas shows; undefined for kinds whose pages are not composed, and without a category. */
export function composedPlace(kind: LayoutKind, view: CanvasView): PagePlace | undefined {
  if (!(COMPOSED_KINDS as readonly string[]).includes(kind)) return undefined;
  const { device, language, categoryId } = view;
  if (kind === 'CATEGORY' && categoryId === null) return undefined;
  return {
    kind: kind as ComposedKind,
    device: device === 'mobile' ? 'MOBILE' : 'DESKTOP',
    lang: language,
    ...(kind === 'CATEGORY' && categoryId !== null && { categoryId }),
  };
}
