import { call } from '#web/core/api/api.ts';
import { viewedId } from '#web/core/api/viewed-id.ts';
import { VIEW_KEY } from '#web/core/storage-keys.ts';
import { END_VIEW_AS } from './session-calls.ts';

/** This browser tab shows the console as another person does. */
export function isViewing(): boolean {
  return viewedId() !== '';
}

/** A window of its own shows the console as the viewed person; the other windows stay the viewer's own. */
export function showView(view: Window, viewId: string, address: string): void {
  // A window that was opened from this one begins with a copy of its storage.
  view.sessionStorage.clear();
  view.sessionStorage.setItem(VIEW_KEY, viewId);
  view.location.replace(address);
}

/**
 * A link of the console that is opened in another tab of the browser goes on to show the viewed person: a tab that the
 * browser opens by itself knows nothing of the viewing. The browser's own context menu cannot be asked. Returns what
 * ends it.
 */
export function keepViewInNewTabs(): () => void {
  function open(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isOpenedInNewTab(link, event)) return;
    const view = window.open('', '_blank');
    if (view === null) return;
    event.preventDefault();
    showView(view, viewedId(), link.href);
  }
  document.addEventListener('click', open);
  document.addEventListener('auxclick', open);
  return () => {
    document.removeEventListener('click', open);
    document.removeEventListener('auxclick', open);
  };
}

const MIDDLE = 1;

function isOpenedInNewTab(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (link.origin !== location.origin || link.download !== '') return false;
  if (event.button === MIDDLE) return true;
  return event.button === 0 && (event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank');
}

/** Ends the viewing here and, if the server is reachable, there. */
export async function endView(): Promise<void> {
  const hidden = { 'x-hide-loading': '1' };
  await call(END_VIEW_AS, { keepalive: true, suppressErrorToast: 'everything', headers: hidden }).catch(
    () => undefined,
  );
  leaveView();
}

/** Nothing of the viewed person stays in the window. */
export function leaveView(): void {
  sessionStorage.clear();
  location.replace('/');
}

/** Session storage is emptied with a change of language; the window goes on to show the same person. */
export function clearSessionStorage(): void {
  const viewId = viewedId();
  sessionStorage.clear();
  if (viewId !== '') sessionStorage.setItem(VIEW_KEY, viewId);
}
