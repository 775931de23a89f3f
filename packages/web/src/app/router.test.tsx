import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { goTo } from '#web/core/routing/here.ts';
import { freshBrowser, openConsole } from '../../test/open-console.tsx';
import { preloadScreen, Router } from './router.tsx';

let root: ReturnType<typeof createRoot> | undefined;
afterEach(() => root?.unmount());

/** What one render shows, without waiting for anything. */
function firstRender(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  flushSync(() => root?.render(<Router />));
  return place;
}

// First: the pages below stay loaded.
test('somebody who is not signed in gets the sign-in without a waiting screen', async () => {
  freshBrowser();
  await openConsole('/dashboard', null);
  await preloadScreen({ pathname: '/dashboard', search: '' }, Promise.resolve());
  const shown = firstRender();
  flushSync(() => goTo('/login', { replace: true }));
  expect(shown.querySelector('input[type="email"]')).not.toBeNull();
});

test.each([['/login'], ['/login/set-password'], ['/totp'], ['/login/nowhere']])(
  '%s is complete in the first render once it is preloaded',
  async (path) => {
    freshBrowser();
    await openConsole(path, null);
    await preloadScreen({ pathname: path, search: '' }, Promise.resolve());
    const shown = firstRender();
    expect(shown.querySelector('h1')?.textContent).toBeTruthy();
    expect(shown.querySelector('[role="status"]')).toBeNull();
  },
);
