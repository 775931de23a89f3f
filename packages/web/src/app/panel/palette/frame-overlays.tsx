import { Suspense } from 'react';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { closeOverlay, useOverlay } from './open-overlay.ts';
import { useFrameKeys } from './use-frame-keys.ts';

const OVERLAYS = {
  palette: lazyOverlay(async () => ({ default: (await import('./palette.tsx')).Palette })),
  shortcuts: lazyOverlay(async () => ({
    default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
  settings: lazyOverlay(async () => ({
    default: (await import('../display-settings/settings-drawer.tsx')).SettingsDrawer,
  })),
};

/** What opens over the frame from anywhere; fetched when first asked for. */
export function FrameOverlays() {
  useFrameKeys();
  const open = useOverlay((state) => state.open);
  if (!open) return null;
  const Overlay = OVERLAYS[open];
  return (
    <Suspense>
      <Overlay onClose={closeOverlay} />
    </Suspense>
  );
}
