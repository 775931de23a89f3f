import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { type Editing, useDraftEditing } from '#web/features/drafts/public.ts';
import { layoutDetail, layoutKeys, saveBlocks } from '../layout-queries.ts';
import type { Blocks } from './canvas-model.ts';

export type LayoutEditing = Editing<LayoutDetail, Blocks>;

const LAYOUTS = {
  name: 'layout',
  contentOf: ({ blocks }: LayoutDetail): Blocks => blocks,
  send: saveBlocks,
  detail: layoutDetail,
  keys: layoutKeys,
};

/** The blocks of a layout while they are arranged. */
export function useLayoutEditing(loaded: LayoutDetail): LayoutEditing {
  return useDraftEditing(loaded, LAYOUTS);
}
