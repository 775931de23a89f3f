import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useEffect, useRef } from 'react';
import type { PanelPlace } from '#web/patterns/form-panel/form-panel-props.ts';
import { BELOW_PANEL } from '#web/patterns/form-panel/panel-frame.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { LibraryFiles } from './use-library-files.ts';
import type { LibraryPage } from './use-library-page.ts';

/** A held arrow key opens the file where it stops, not each one it passes. */
const FOLLOW_MS = 150;

export interface OpenFile {
  readonly id: string | undefined;
  /** Among the loaded files; -1: it is not one of them. */
  readonly index: number;
  readonly place: PanelPlace;
  /** Opens the file that has the focus in the grid, while the panel stands beside it. */
  readonly follow: (index: number) => void;
}

/** The file whose details are open, and its neighbours in the list. */
export function useOpenFile({ address }: LibraryPage, files: LibraryFiles): OpenFile {
  const { open } = address;
  const id = open === 'new' ? undefined : open;
  const index = id === undefined ? -1 : indexOf(files, id);
  const neighbour = (by: number) => (index < 0 ? undefined : files.at(index + by)?.id);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    id,
    index,
    place: {
      previous: neighbour(-1),
      next: neighbour(1),
      text: index < 0 ? '' : `${formatNumber(index + 1)} / ${formatNumber(files.count)}`,
    },
    follow(focused) {
      window.clearTimeout(timer.current);
      if (id === undefined || window.matchMedia(BELOW_PANEL).matches) return;
      const file = files.at(focused);
      if (file && file.id !== id)
        timer.current = window.setTimeout(() => address.change({ open: file.id }), FOLLOW_MS);
    },
  };
}

function indexOf(files: LibraryFiles, id: string): number {
  return files.loaded().findIndex((file: MediaRow) => file.id === id);
}
