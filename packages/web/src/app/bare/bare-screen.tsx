import { useEffect } from 'react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { Preloadable } from '#web/core/routing/preloadable.ts';

interface BareScreenProps {
  readonly pathname: string;
  readonly prefetchPanel: () => Promise<unknown>;
}

const LoginPage = lazyPage(() => import('#web/features/session/login-page.tsx'), 'LoginPage', {
  texts: ['session'],
});
const TotpPage = lazyPage(() => import('#web/features/session/totp-page.tsx'), 'TotpPage', {
  texts: ['session'],
});
const SetPasswordPage = lazyPage(
  () => import('#web/features/session/set-password-page.tsx'),
  'SetPasswordPage',
  { texts: ['session'] },
);
const NotFoundScreen = lazyPage(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

/** The pages without the panel; every other bare path is not found. */
const PAGES: Readonly<Record<string, Preloadable<object>>> = {
  '/login': LoginPage,
  '/login/set-password': SetPasswordPage,
  '/totp': TotpPage,
};

function pageAt(pathname: string): Preloadable<object> {
  return PAGES[pathname.replace(/\/+$/, '')] ?? NotFoundScreen;
}

/** The page appears with the first render: React would show a waiting screen for at least a third of a second. */
export async function preloadBarePage(pathname: string): Promise<void> {
  await pageAt(pathname).preload();
}

export function BareScreen({ pathname, prefetchPanel }: BareScreenProps) {
  useEffect(() => {
    // After the first paint: the code of the panel is fetched while the user types.
    const timer = window.setTimeout(() => prefetchPanel().catch(() => undefined), 300);
    return () => window.clearTimeout(timer);
  }, [prefetchPanel]);
  const Page = pageAt(pathname);
  return <Page />;
}
