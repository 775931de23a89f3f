import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';

// Seldom seen, so their code is fetched with the first of them.
const load = () => import('./status-page.tsx');

export const ForbiddenPage = lazyPart(async () => ({ default: (await load()).ForbiddenPage }));
export const SignInAgainPage = lazyPart(async () => ({ default: (await load()).SignInAgainPage }));
export const NotFoundPage = lazyPart(async () => ({ default: (await load()).NotFoundPage }));
export const ErrorPage = lazyPart(async () => ({ default: (await load()).ErrorPage }));
