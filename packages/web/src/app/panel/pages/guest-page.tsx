import { Suspense } from 'react';
import { matchRow } from '#web/core/routing/match-row.ts';
import { ERROR_PATH } from '../frame/label-of-path.ts';
import { useRows } from '../rows-context.ts';
import { ErrorPage, NotFoundPage, SignInAgainPage } from '../status/status-pages.ts';

/** What the panel shows without a session; a guarded path gets here only with a token and no person. */
export function GuestPage({ pathname }: { readonly pathname: string }) {
  const placed = matchRow(useRows(), pathname);
  return <Suspense>{pageOf(pathname, placed !== undefined)}</Suspense>;
}

function pageOf(pathname: string, isKnown: boolean) {
  if (pathname === ERROR_PATH) return <ErrorPage />;
  return isKnown ? <SignInAgainPage /> : <NotFoundPage />;
}
