import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, startI18n } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { watchTheme } from '#web/core/preferences/watch-theme.ts';
import { watchWidth } from '#web/core/preferences/watch-width.ts';
import { isBarePath, isSignInHash } from '#web/core/routing/bare-paths.ts';
import { followOtherTabs } from '#web/core/session/follow-other-tabs.ts';
import { loadMe } from '#web/core/session/load-me.ts';
import { forgetSession } from '#web/core/session/sign-out.ts';
import { whenSignedOutElsewhere } from '#web/core/session/sign-out-channel.ts';
import { connectCalls } from './connect-calls.ts';
import { loadTextFile } from './load-texts.ts';
import { preloadScreen, Router } from './router.tsx';

const BARE_TEXTS = ['app', 'appearance', 'api', 'session'];
const PANEL_TEXTS = ['app', 'appearance', 'api', 'panel', 'ui'];

/** On a slow network the waiting screen appears after this time. */
const PATIENCE_MS = 250;

/** Starts the console in an element of the page. */
export async function start(root: HTMLElement): Promise<void> {
  // Spec: the hash form of the sign-in, before any guard or call.
  if (isSignInHash(location.hash)) history.replaceState(null, '', '/login');
  connectCalls();
  watchTheme();
  watchWidth();
  followOtherTabs();
  whenSignedOutElsewhere(() => forgetSession('signed-out-elsewhere'));
  const texts = startI18n(loadTextFile, isBarePath(location.pathname) ? BARE_TEXTS : PANEL_TEXTS);
  const session = loadMe();
  // A failed fetch is retried and reported where the code is shown.
  const preloaded = texts.then(() => preloadScreen(location, session)).catch(() => undefined);
  await texts;
  await Promise.race([preloaded, wait(PATIENCE_MS)]);
  useLayout.getState().update({ locale: currentLanguage() });
  const console = (
    <StrictMode>
      <Router />
    </StrictMode>
  );
  // A transition is rendered in slices, so that no single task holds the page for long.
  startTransition(() => createRoot(root).render(console));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });
}
