import { lazy } from 'react';

// Seldom seen, so their code is fetched with the first of them.
const load = () => import('./status-page.tsx');

export const ForbiddenPage = lazy(async () => ({ default: (await load()).ForbiddenPage }));
export const SignInAgainPage = lazy(async () => ({ default: (await load()).SignInAgainPage }));
export const NotFoundPage = lazy(async () => ({ default: (await load()).NotFoundPage }));
export const ErrorPage = lazy(async () => ({ default: (await load()).ErrorPage }));
