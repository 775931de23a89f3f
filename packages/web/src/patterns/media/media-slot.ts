import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { type ComponentType, createContext, use } from 'react';

export interface MediaPickerProps {
  /** The kinds that may be selected. */
  readonly kinds: readonly MediaKind[];
  /** The maximum; a single one is taken at once. */
  readonly max: number;
  /** Called once with the chosen files, in order. The picker stays until its user removes it. */
  readonly onPick: (files: readonly MediaRow[]) => void;
  /** Left without a choice; never after `onPick`. */
  readonly onCancel: () => void;
}

const NoPicker: ComponentType<MediaPickerProps> = () => null;

/** The library's picker, provided by the app to features below the library and to the article editor. */
export const MediaPickerContext = createContext<ComponentType<MediaPickerProps>>(NoPicker);

export function useMediaPicker(): ComponentType<MediaPickerProps> {
  return use(MediaPickerContext);
}
