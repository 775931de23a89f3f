import { clear, createStore } from 'idb-keyval';
import type { ReactNode } from 'react';
import { connectCalls } from '#web/app/connect-calls.ts';
import { loadTextFile } from '#web/app/load-texts.ts';
import { Router } from '#web/app/router.tsx';
import { i18n, startI18n } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { goTo } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { loadMe } from '#web/core/session/load-me.ts';
import { dropPages, useSessionStatus } from '#web/core/session/session-status.ts';
import { holdStoredToken } from '#web/core/session/token.ts';
import { useUploads } from '#web/features/media/upload/queue/upload-store.ts';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import { FIRST_TEXTS } from './first-texts.ts';
import '#web/ui/tokens/global.css';
import { draw } from './draw.tsx';
import { Network } from './network.ts';

/** A new browser: no storage, no session, no open page. */
export function freshBrowser(): Network {
  dropPages();
  useAuth.getState().reset();
  // The layout stores what changes; the storage is cleared after that.
  const layout = useLayout.getState();
  layout.setWidth(window.innerWidth);
  // A page of an earlier test that still held the room of the menu would leave it a rail.
  layout.setWorking(false);
  layout.reset();
  localStorage.clear();
  sessionStorage.clear();
  holdStoredToken();
  clearToasts();
  void clear(createStore('toasoan-uploads', 'begun'));
  useUploads.setState({ isPanelOpen: false });
  useSessionStatus.setState({ phase: 'starting', pagesOf: '', hasLeft: false, signedOutBecause: '' });
  return new Network();
}

/** Opens the console at an address, as a browser with this storage does. */
export async function openConsole(url: string, screen: ReactNode = <Router />): Promise<void> {
  localStorage.setItem('i18nextLng', 'vi');
  if (!i18n.isInitialized) await startI18n(loadTextFile, FIRST_TEXTS);
  connectCalls();
  holdStoredToken();
  // The stores read the storage when the page was loaded; a test may have filled it since.
  await useLayout.persist.rehydrate();
  goTo(url, { replace: true });
  void loadMe();
  await draw(screen);
}
