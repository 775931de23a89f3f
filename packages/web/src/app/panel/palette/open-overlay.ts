import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

/** The overlay over the whole frame; at most one is open. */
export type FrameOverlay = 'palette' | 'shortcuts' | 'settings';

interface OverlayState {
  readonly open: FrameOverlay | undefined;
}

export const useOverlay = create<OverlayState>()(() => ({ open: undefined }));

export function openOverlay(open: FrameOverlay): void {
  useOverlay.setState({ open });
}

export function closeOverlay(): void {
  useOverlay.setState({ open: undefined });
}

whenPersonLeaves(closeOverlay);
