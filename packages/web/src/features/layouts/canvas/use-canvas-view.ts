import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { useState } from 'react';

export const CANVAS_DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export type CanvasDevice = (typeof CANVAS_DEVICES)[number];

/** How the page is looked at; nothing of it is saved. */
export interface CanvasView {
  readonly device: CanvasDevice;
  readonly language: RecordLanguage;
  /** Of a page of a category; null: none of its own. */
  readonly categoryId: string | null;
  /** Null: now. */
  readonly at: string | null;
}

export function useCanvasView(start: Pick<CanvasView, 'device' | 'language' | 'categoryId'>) {
  const [view, setView] = useState<CanvasView>({ ...start, at: null });
  const look = (part: Partial<CanvasView>) => setView((last) => ({ ...last, ...part }));
  return { view, look };
}
