import type { SavesBehind } from './use-saves-behind.ts';

export interface GradingDrawerProps {
  readonly postId: string;
  /** Among the posts of the page. */
  readonly position: { readonly at: number; readonly of: number } | undefined;
  /** The rows before and after it. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly mayWrite: boolean;
  readonly saves: SavesBehind;
  /** Undefined: there is no further row on the page. */
  readonly onOpen: (row: string | undefined) => void;
  readonly onCorrect: () => void;
  readonly onClose: () => void;
}
