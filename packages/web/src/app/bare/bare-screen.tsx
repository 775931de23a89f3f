import { type ComponentType, useEffect } from 'react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';

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
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/login': LoginPage,
  '/login/set-password': SetPasswordPage,
  '/totp': TotpPage,
};

export function BareScreen({ pathname, prefetchPanel }: BareScreenProps) {
  useEffect(() => {
    // After the first paint: the code of the panel is fetched while the user types.
    const timer = window.setTimeout(() => prefetchPanel().catch(() => undefined), 300);
    return () => window.clearTimeout(timer);
  }, [prefetchPanel]);
  const Page = PAGES[pathname.replace(/\/+$/, '')] ?? NotFoundScreen;
  return <Page />;
}
